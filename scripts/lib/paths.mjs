import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..')

/** The folder of the host or an area. */
export const packageDir = (/** @type {import('@xhkt/contract/federation/areas').Owner} */ owner) =>
  path.join(root, owner === 'host' ? 'host' : `remote-${owner}`)

/** The release store: `<store>/<owner>/<release>/`. */
export const storeDir = path.join(root, '.store')

/** Files that can be deleted at any time. */
export const cacheDir = path.join(root, '.cache')
