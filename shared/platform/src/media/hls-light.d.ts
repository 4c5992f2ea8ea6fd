// The light build has the interface of the full one, but the package has no types for it.
declare module 'hls.js/light' {
  import Hls from 'hls.js'
  export = Hls
}
