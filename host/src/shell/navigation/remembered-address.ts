/** The addresses of hidden pages, by their paths. */
const remembered = new Map<string, string>()

/** Remembers the full address of a page while it is hidden. Returns a function that forgets it. */
export function rememberAddress(address: string): () => void {
  const [path = ''] = address.split('?')
  remembered.set(path, address)
  return () => remembered.delete(path)
}

/** Where a link leads: the plain path of a hidden page leads to the page as it was left, with its filters and page number. */
export const rememberedAddress = (to: string): string => remembered.get(to) ?? to
