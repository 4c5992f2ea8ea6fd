/** By their paths, the addresses of pages that stay mounted unseen. */
const kept = new Map<string, string>()

/** A page is out of sight, with what its address said. Returns what to do when it is seen again, or gone. */
export function keepAddress(address: string): () => void {
  const [path = ''] = address.split('?')
  kept.set(path, address)
  return () => kept.delete(path)
}

/** Where a link leads: whoever goes back to a kept page by its plain path finds it as they left it, filters and page too. */
export const keptAddress = (to: string): string => kept.get(to) ?? to
