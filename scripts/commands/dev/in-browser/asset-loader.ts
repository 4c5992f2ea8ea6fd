// Replaces `host/src/federation/asset-loader.ts` in the host's dev build: freshly compiled files have no digest in the registry, and
// may load slowly. A module of its own, so that a released host has no switch that turns the checks off.

export class AssetLoader {
  readonly failures: never[] = []

  take(element: HTMLScriptElement | HTMLLinkElement): void {
    this.load(element)
  }

  load(element: HTMLScriptElement | HTMLLinkElement): void {
    element.crossOrigin = 'anonymous'
  }

  cancel(): void {
    // `load` starts no timer that `cancel` would have to stop.
  }
}
