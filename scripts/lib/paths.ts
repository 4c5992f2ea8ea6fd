import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Owner } from '@xhkt/contract/federation/areas'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const packageDir = (owner: Owner): string => path.join(root, owner === 'host' ? 'host' : `remote-${owner}`)

/** The release store: `<store>/<owner>/<release>/`. */
export const storeDir = path.join(root, '.store')

/** Files that can be deleted at any time. */
export const cacheDir = path.join(root, '.cache')
