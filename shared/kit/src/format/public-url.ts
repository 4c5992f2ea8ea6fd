/**
 * The address of a stored path (section 3: the public domain goes before it). An address that is whole already is taken
 * as it is; anything that is no web address gives an empty string.
 */
export function publicUrl(publicDomain: string, stored: string): string {
  const path = stored.trim()
  if (!path) return ''
  if (/^https?:\/\//i.test(path)) return path
  if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) return ''
  const domain = publicDomain.trim().replace(/\/+$/, '')
  // The domain comes from a storage that anyone can edit, too.
  if (domain && !/^(https?:\/)?\//i.test(domain)) return ''
  return `${domain}/${path.replace(/^\/+/, '')}`
}
