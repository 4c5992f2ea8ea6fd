/** The longest keyword that the lists of the centre accept. */
export const keywordMaxLength = 50

/** The keyword of an address; undefined: none. */
export const readKeyword = (params: URLSearchParams): string | undefined =>
  (params.get('keyword') ?? '').trim().slice(0, keywordMaxLength).trim() || undefined
