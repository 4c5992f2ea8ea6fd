/** What the host keeps in an entry of the browser's history, beside the router's fields. It survives leaving the page and a reload. */
interface HostState {
  /** Height of the page in px, noted while the reader scrolls. */
  height?: number
  /** The link or button that was clicked last: its address or text, and its position among those with the same. */
  followed?: { name: string; nth: number }
}

export const hostState = (state: unknown = history.state): HostState => state ?? {}

/** Changes fields of the current entry and keeps the others. */
export function updateHistoryState(change: HostState): void {
  history.replaceState({ ...(history.state as object | null), ...change }, '')
}

/** Changes the address that the browser shows, without a navigation. Keeps the state of the entry. */
export function replaceAddress(address: string | URL): void {
  history.replaceState(history.state, '', address)
}
