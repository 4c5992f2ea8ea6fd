export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue }

// A lone surrogate, which a length limit can leave behind, cannot be encoded.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

function pairs(key: string, value: QueryValue): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${encode(key)}=${encode(String(value))}`]
  return Object.entries(value).flatMap(([subkey, item]) => pairs(`${key}[${subkey}]`, item))
}

/**
 * The query of a request (docs/product/api.md#requests). A nested value becomes `key[subkey]`, an array `key[0]`. Null and undefined are
 * left out. Keys and values are percent-encoded and keep their order.
 */
export const queryText = (query: object): string =>
  Object.entries(query)
    .flatMap(([key, value]: [string, QueryValue]) => pairs(key, value))
    .join('&')

/** The path and query of a request. Prefetched responses have the same URLs. */
export function buildUrl(path: string, query: object = {}): string {
  const text = queryText(query)
  return text ? `${path}?${text}` : path
}
