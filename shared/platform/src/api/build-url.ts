export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue }

// Half of a surrogate pair, as a length limit leaves behind, cannot be encoded.
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

function pairs(key: string, value: QueryValue): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${encode(key)}=${encode(String(value))}`]
  return Object.entries(value).flatMap(([subkey, item]) => pairs(`${key}[${subkey}]`, item))
}

/**
 * Path and query as every request carries them (section 7): a nested value becomes `key[subkey]`, an array `key[0]`,
 * null and undefined are left out, keys and values are percent-encoded, the order is the caller's.
 * The boot script asks for its early answers under the same URL.
 */
export function buildUrl(path: string, query?: object): string {
  const text = Object.entries(query ?? {})
    .flatMap(([key, value]: [string, QueryValue]) => pairs(key, value))
    .join('&')
  return text ? `${path}?${text}` : path
}
