// Stands in for federation's run time in the build of an area.
export default /** @type {{ __xhktAreaRuntime: () => object }} */ (/** @type {unknown} */ (globalThis)).__xhktAreaRuntime()
