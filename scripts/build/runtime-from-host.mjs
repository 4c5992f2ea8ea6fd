// Replaces the federation runtime in the development build of an area.
export default /** @type {{ __xhktAreaRuntime: () => object }} */ (/** @type {unknown} */ (globalThis)).__xhktAreaRuntime()
