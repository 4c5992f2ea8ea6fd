import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { Refusal } from '@xhkt/release/refusal'

/** Entries of the host's builds, relative to its folder. */
export const hostEntries = {
  main: './src/index.ts',
  polyfills: './src/boot/polyfills/polyfills.ts',
  boot: './src/boot.ts',
  canary: './src/canary-choice.ts',
  mobile: './src/mobile-redirect.ts',
  shell: './src/static-shell.tsx',
}

/** Parts of the names of the host's lazy chunks that most visits load. index.html has their digests. */
export const firstHostChunks = ['idle.', 'search-box.', 'dayjs_min_js', 'src_date_date_ts']

/** The module that an area exposes to the host. */
export const areaEntry = './src/entry.tsx'

/** The skeletons of an area, which packing renders. An area whose pages all have the plain skeleton has no such file. */
export const skeletonsEntry = './src/skeletons.tsx'

/** The entries that an owner must have: those of its builds, and `routes.ts`, which packing runs and writes into the release. */
const requiredEntries = (owner: Owner): string[] => [...(owner === 'host' ? Object.values(hostEntries) : [areaEntry]), './src/routes.ts']

/** The entries of an owner, whose package is in this folder. Refuses a package without a file that a build needs. */
export function entriesOf(owner: Owner, folder: string): string[] {
  const required = requiredEntries(owner)
  const missing = ['package.json', ...required].filter((file) => !existsSync(path.join(folder, file)))
  if (missing.length > 0) {
    const names = missing.map((file) => path.posix.join(path.basename(folder), file))
    throw new Refusal('broken', `${owner} cannot be built: ${names.join(', ')} not found (docs/architecture.md#what-a-remote-is)`)
  }
  return owner !== 'host' && existsSync(path.join(folder, skeletonsEntry)) ? [...required, skeletonsEntry] : required
}

/** webpack finds loaders by name, so the module graph does not show that a build depends on them. */
export const loaders = { script: 'swc-loader', style: 'css-loader', compiledStyle: 'postcss-loader' } as const
