import type { Area } from './areas.ts'

/**
 * A permission to run a release that is not live, for those who know its address: the file `previews/<id>.json` of a store. Browsers read
 * it, so it says nothing of who gave it.
 */
export interface Preview {
  area: Area
  release: string
  /** Digest of the release's manifest, as an `integrity` value. */
  manifest: string
  /** ISO time. */
  expires_at: string
  /** What the preview is of, such as `pull-123`. The next release of the same name takes its place. */
  name: string
}

/** The folder of the previews, in a store and at a site. */
export const previewFolder = 'previews/'

/** The parameter of an address that opens a preview. */
export const previewParameter = 'release'

/** A preview as an address names it: area, release, and the id, which nobody can guess. */
export interface PreviewReference extends Pick<Preview, 'area' | 'release'> {
  id: string
}

/** The value of the parameter: `personal@1.7.0-3f2a9c81d4.<id>`. */
export const previewText = ({ area, release, id }: PreviewReference): string => `${area}@${release}.${id}`

/** Reads the value of the parameter; null for a malformed one. The area may be unknown to these sources. */
export function parsePreview(text: string): PreviewReference | null {
  const [, area, release, id] = /^([a-z-]+)@(\d+\.\d+\.\d+-[0-9a-z]+)\.([0-9a-f]{32})$/.exec(text) ?? []
  return area && release && id ? { area: area as Area, release, id } : null
}
