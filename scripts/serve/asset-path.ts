import path from 'node:path'

/** Matches areas by the form of their names, as a new area goes live without a restart. `/v1/…` is the API: no area name has a digit. */
const asset = /^\/[a-z]+(?:-[a-z]+)*\/\d+\.\d+\.\d+-[0-9a-z]+\/./

/** Is this the path of a release file? Routes such as `/personal/myCourse` are not. */
export function isAssetPath(pathname: string): boolean {
  return asset.test(pathname)
}

/** The path of an address as nginx reads it: decoded and normalized. A path that cannot be decoded stays as it is. */
export function pathOf(address: string): string {
  const [raw = '/'] = address.split('?', 1)
  try {
    return path.posix.normalize(decodeURIComponent(raw))
  } catch {
    return raw
  }
}
