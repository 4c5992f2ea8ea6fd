import path from 'node:path'
import { isPrivateName } from '@xhkt/release/pack/private-files'

/** Matches any name of an area, as a new area goes live without a restart. `/v1/…` is the API: the name of an area has no digit. */
const asset = /^\/[a-z]+(?:-[a-z]+)*\/\d+\.\d+\.\d+-[0-9a-z]+\/./

/** Is this the path of a release file? Routes such as `/personal/myCourse` are not. */
export function isAssetPath(pathname: string): boolean {
  return asset.test(pathname)
}

/** Is this a private file of a release? Another bundler may have left a map beside each script. */
export function isPrivateFile(pathname: string): boolean {
  const name = pathname.split('/').slice(3).join('/')
  return isAssetPath(pathname) && (isPrivateName(name) || /\.map(\.|$)/.test(name))
}

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
