"""IR and the trace in words: English, Chinese, and the vocabularies of the editions."""
