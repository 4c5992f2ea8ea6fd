import type { ReleaseStore } from './release-store.ts'

/** The keys of a store below a prefix, which ends with a slash, for reading as a store of its own. */
export const below = (store: ReleaseStore, prefix: string): Pick<ReleaseStore, 'place' | 'get'> => ({
  place: `${store.place}/${prefix}`,
  get: (key) => store.get(prefix + key),
})
