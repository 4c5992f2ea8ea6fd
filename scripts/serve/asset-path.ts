import path from 'node:path'

/** Matches any name of an area, as a new area goes live without a restart. `/v1/…` is the API: the name of an area has no digit. */
const asset = /^\/[a-z]+(?:-[a-z]+)*\/\d+\.\d+\.\d+-[0-9a-z]+\/./

/** Is this the path of a release file? Routes such as `/personal/myCourse` are not. */
export function isAssetPath(pathname: string): boolean {
  return asset.test(pathname)
}

/** Is this a private file of a release? Source maps are for the team alone. */
export const isPrivateFile = (pathname: string): boolean => isAssetPath(pathname) && /^\/[^/]+\/[^/]+\/(source-maps|.*\.map(\.|$))/.test(pathname)

/** Is this the path of a preview's file? */
export const isPreviewPath = (pathname: string): boolean => /^\/previews\/[0-9a-f]{32}\.json$/.test(pathname)

/** The path of an address as nginx reads it: decoded and normalized. A path that cannot be decoded stays as it is. */
export function pathOf(address: string): string {
  const [raw = '/'] = address.split('?', 1)
  try {
    return path.posix.normalize(decodeURIComponent(raw))
  } catch {
    return raw
  }
}
