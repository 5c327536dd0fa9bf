// A component of ours inside a NiceGUI page: the module is fetched from /static, where its own imports
// are found beside it.
import { h, markRaw, shallowRef } from "vue";

export default {
  props: { module: String, args: Object },
  setup(props) {
    const inner = shallowRef(null);
    import(`/static/${props.module}`).then((found) => {
      inner.value = markRaw(found.default);
    });
    return () => inner.value && h(inner.value, props.args);
  },
};
