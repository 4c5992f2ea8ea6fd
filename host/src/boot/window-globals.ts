import type { Area } from '@xhkt/contract/federation/areas'

/** A script or a style that could not be loaded. */
export interface FailedAsset {
  /** As the registry names the file. */
  path: string
  /** The learner retried before the load ended. That is nobody's failure. */
  cancelled: boolean
}

export interface AssetLoading {
  /** In the order of their failures. */
  readonly failures: FailedAsset[]
  /** Call this before the element is in the document. Bundles do so by this name (scripts/build/asset-loader-plugin.ts). */
  load: (element: HTMLScriptElement | HTMLLinkElement, attribute: 'src' | 'href') => void
  /** Fails every pending load below a folder. */
  cancel: (folder: string) => void
}

/** The media that a page plays first, as an early answer names it. */
export interface FirstMedia {
  /** The URL of an HLS playlist. */
  url: string
  /** In seconds. */
  startAt: number
  /** The text of the playlist; empty when it could not be loaded. */
  playlist: Promise<string>
}

/** The live host, which replaces the host's canary, or a preview of the host, where that fails. */
export interface HostFallback {
  /** The live host. */
  release: string | null
  /** Loads the page again, from the live host. */
  load: () => void
}

/**
 * What the scripts of index.html have requested and decided. The API client hands out the early answers
 * (`shared/platform/src/api/prefetched.ts`).
 */
export interface BootResult {
  early?: Map<string, Promise<Response>>
  /** The session that the early answers belong to; empty for a visitor. */
  earlyToken?: string
  /** When the early requests were sent, by `Date.now()`. */
  sentAt?: number
  /** What the addressed page plays first. */
  media?: Promise<FirstMedia | null>
  /** The areas whose canary this browser runs. */
  canaries?: Area[]
  /** Whether the page has said that the app loads slowly, before the app started. */
  wasSlowToStart?: boolean
  /** Only a page of the host's canary, or of a preview of the host, has it. */
  hostFallback?: HostFallback
  /** The picture in the skeleton of this address. */
  picture?: { href: string; image: HTMLImageElement }
}

// Everything that the host puts on the window.
declare global {
  interface Window {
    __xhkt?: BootResult
    __xhktLoading?: AssetLoading
  }
}
