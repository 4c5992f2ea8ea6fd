// A module of its own for `import()`: webpack adds a helper to an area's first file when it imports a shared library itself dynamically.
export { loadMediaEngine } from '@xhkt/platform/media'
