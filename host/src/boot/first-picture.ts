/** The address of the first picture of each page that looks the same for everyone, by the call that names it. */
const key = 'xhkt_first_picture'

function stored(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null) ?? {}
  } catch {
    return {}
  }
}

/** The first picture that the answer of this path named at the last visit; empty if there is none. */
export function lastPicture(path: string): string {
  const found = stored()[path]
  return typeof found === 'string' ? found : ''
}

/** Keeps the address of a first picture for the next visit. */
export function keepPicture(path: string, address: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...stored(), [path]: address }))
  } catch {
    // The storage is blocked or full. The next visit waits for the answer.
  }
}
