/** File name of the digests of a release's compressed copies. No browser requests it, so it has no copies itself. */
export const copiesName = 'compressed.json'
