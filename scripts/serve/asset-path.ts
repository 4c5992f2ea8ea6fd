import { areas } from '@xhkt/shared/federation/areas'

const owners = ['host', ...areas].join('|')
const asset = new RegExp(`^/(?:${owners})/\\d+\\.\\d+\\.\\d+-[0-9a-z]+/.`)

/** Is this the path of a file in a release? Routes such as `/personal/myCourse` are not. */
export function isAssetPath(pathname: string): boolean {
  return asset.test(pathname)
}
