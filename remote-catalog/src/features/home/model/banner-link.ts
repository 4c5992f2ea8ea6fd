export interface BannerLink {
  href: string
  target?: '_blank'
  rel?: 'noopener'
}

/** Where a banner leads: a page of this site in place, another web address in a new tab, anything else nowhere. */
export function bannerLink(link: string): BannerLink | null {
  if (!link.trim() || !URL.canParse(link, location.origin)) return null
  const url = new URL(link, location.origin)
  if (url.origin === location.origin) return { href: url.pathname + url.search + url.hash }
  return /^https?:$/.test(url.protocol) ? { href: url.href, target: '_blank', rel: 'noopener' } : null
}
