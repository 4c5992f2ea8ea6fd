interface Read {
  queryKey: readonly unknown[]
  meta?: Record<string, unknown> | undefined
}

/**
 * Whether the page says so when this read is slow: each call of the API, by the path in its key, and a read with another key that asks for
 * it by its `meta`. Other files, such as captions, have no place that is empty until they come.
 */
export const isToldWhenSlow = ({ queryKey, meta }: Read): boolean => String(queryKey[0]).startsWith('/v1/') || meta?.isToldWhenSlow === true
