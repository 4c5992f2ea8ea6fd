// The light build has the interface of the full one, but the package names no types for it. By its file: the player, whose types are
// checked together with these, declares the short name.
declare module 'hls.js/dist/hls.light.mjs' {
  import Hls from 'hls.js'
  export = Hls
}
