/** What an entry of the browser's history holds beside the router's fields. It survives leaving the page and a reload. */
interface HistoryState {
  /** The router's name of the entry; the first one of a visit has none. */
  readonly key?: string
  /** The router's number of the entry. */
  readonly idx?: number
  /** Px by which the window was scrolled when the page was left. */
  top?: number
  /** Height of the main area in px when the page was left. */
  height?: number
  /**
   * The link or button that was clicked last: its address or text, its position among those with the same, and the px between it and the
   * top of the document.
   */
  followed?: { name: string; nth: number; y: number }
  /** Px by which parts inside the page were scrolled: the class of each, and its position among those with the same. */
  inner?: readonly { name: string; nth: number; y: number }[]
  /** What the page has stored, by name. */
  pageState?: Record<string, unknown>
}

/** What an entry holds. Its fields are unread: another release may have written them. */
export const historyState = (state: unknown = history.state): { readonly [Name in keyof HistoryState]?: unknown } => state ?? {}

const pageState = (): object => Object(historyState().pageState) as object

/** Changes fields of the current entry and keeps the others. Equal fields change nothing: Safari refuses more than 100 changes in 30 s. */
export function updateHistoryState(change: HistoryState): void {
  const changed = { ...(history.state as object | null), ...change }
  if (JSON.stringify(changed) !== JSON.stringify(history.state)) history.replaceState(changed, '')
}

/** What a page has stored in the current history entry under a name, unread. Undefined if it has stored nothing. */
export const readPageState = (name: string): unknown => (pageState() as Record<string, unknown>)[name]

/** Stores a value of the page in the current history entry, without a navigation. The value must be JSON. */
export function writePageState(name: string, value: unknown): void {
  updateHistoryState({ pageState: { ...pageState(), [name]: value } })
}

/** Changes the address that the browser shows, without a navigation. Keeps the state of the entry. */
export function replaceAddress(address: string | URL): void {
  history.replaceState(history.state, '', address)
}
