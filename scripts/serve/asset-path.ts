import { owners } from '@xhkt/shared/federation/areas'

const asset = new RegExp(`^/(?:${owners.join('|')})/\\d+\\.\\d+\\.\\d+-[0-9a-z]+/.`)

/** Is this the path of a file in a release? Routes such as `/personal/myCourse` are not. */
export function isAssetPath(pathname: string): boolean {
  return asset.test(pathname)
}
