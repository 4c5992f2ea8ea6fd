import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Owner } from '@xhkt/contract/federation/areas'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const packageDir = (owner: Owner): string => path.join(root, owner === 'host' ? 'host' : `remote-${owner}`)

/** Where releases live: `<store>/<owner>/<release>/`. */
export const storeDir = path.join(root, '.store')

/** What may be thrown away at any time. */
export const cacheDir = path.join(root, '.cache')
