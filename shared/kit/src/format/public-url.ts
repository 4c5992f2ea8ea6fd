/**
 * The URL of a stored path: the public domain of the system config goes before it (docs/product/entities.md#user-info). An absolute web
 * address stays as it is. Any other URL gives an empty string.
 */
export function publicUrl(publicDomain: string, stored: string): string {
  const path = stored.trim()
  if (!path) return ''
  if (/^https?:\/\//i.test(path)) return path
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return ''
  const domain = publicDomain.trim().replace(/\/+$/, '')
  // The system config may come from local storage, which anybody can edit.
  if (domain && !/^(https?:\/)?\//i.test(domain)) return ''
  return `${domain}/${path.replace(/^\/+/, '')}`
}
