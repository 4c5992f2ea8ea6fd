// The light build has the interface of the full one, but the package has no types for it. Declared by its file name: the player
// declares the short name, and both are type-checked together.
declare module 'hls.js/dist/hls.light.mjs' {
  import Hls from 'hls.js'
  export = Hls
}
