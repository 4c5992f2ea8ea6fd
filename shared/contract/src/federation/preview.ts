import type { Owner } from './areas.ts'

/**
 * A permission to run a release that is not live, for those who know its address: the file `previews/<id>.json` of a store. Browsers read
 * and verify it. Only the id of the key says who gave it.
 */
export interface Preview {
  /** Part of the address and of the file's name, so that a signed preview has one address. */
  id: string
  area: Owner
  release: string
  /** Digest of the release's manifest, as an `integrity` value. */
  manifest: string
  /** ISO time. */
  expires_at: string
  /** What the preview is of, such as `pull-123`. The next release of the same name takes its place. */
  name: string
  /** The id of the key of who gave it. */
  key: string
  /** The Ed25519 signature of all other fields in base64. `signedText` is what it covers. */
  signature: string
}

/** The kind of the signature of a preview. */
export const previewKind = 'preview'

/** A public key whose previews a site opens. */
export interface PreviewKey {
  id: string
  /** Its 32 bytes in base64. */
  key: string
  /** The areas that it may preview, and `host`; `all` for every one. */
  areas: string[]
}

/** Whether a key may preview an area. */
export const mayPreview = ({ areas }: Pick<PreviewKey, 'areas'>, area: string): boolean => areas.includes(area) || areas.includes('all')

/** The folder of the previews, in a store and at a site. */
export const previewFolder = 'previews/'

/**
 * The cookie with the id of a preview of the host. By it a web server chooses the page (deploy/nginx/host-canary.conf). It goes with the
 * session of the browser.
 */
export const hostPreviewCookie = 'xhkt_preview'

/** The parameter of an address that opens a preview. */
export const previewParameter = 'release'

/** A preview as an address names it: area, release, and the id, which nobody can guess. */
export type PreviewReference = Pick<Preview, 'area' | 'release' | 'id'>

/** The value of the parameter: `personal@1.7.0-3f2a9c81d4.<id>`. */
export const previewText = ({ area, release, id }: PreviewReference): string => `${area}@${release}.${id}`

/** Reads the value of the parameter; null for a malformed one. The area may be unknown to these sources. */
export function parsePreview(text: string): PreviewReference | null {
  const [, area, release, id] = /^([a-z-]+)@(\d+\.\d+\.\d+-[0-9a-z]+)\.([0-9a-f]{32})$/.exec(text) ?? []
  return area && release && id ? { area: area as Owner, release, id } : null
}
