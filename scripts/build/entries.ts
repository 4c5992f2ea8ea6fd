import type { Owner } from '@xhkt/contract/federation/areas'

/** Entries of the host's builds, relative to its folder. */
export const hostEntries = {
  main: './src/index.ts',
  polyfills: './src/boot/polyfills/polyfills.ts',
  boot: './src/boot.ts',
  mobile: './src/mobile-redirect.ts',
  shell: './src/static-shell.tsx',
}

/** Parts of the names of the host's lazy chunks that most visits load. index.html has their digests. */
export const firstHostChunks = ['prefetch.', 'search-box.', 'dayjs_min_js', 'src_date_date_ts']

/** The module that an area exposes to the host. */
export const areaEntry = './src/entry.tsx'

/** The skeletons of an area, which packing renders. */
export const skeletonsEntry = './src/skeletons.tsx'

/** Entries of all builds of an owner, and `routes.ts`, which packing runs and writes into the release. */
export function entriesOf(owner: Owner): string[] {
  return [...(owner === 'host' ? Object.values(hostEntries) : [areaEntry, skeletonsEntry]), './src/routes.ts']
}

/** webpack finds loaders by name, so the module graph does not show that a build depends on them. */
export const loaders = { script: 'swc-loader', style: 'css-loader', compiledStyle: 'postcss-loader' } as const
