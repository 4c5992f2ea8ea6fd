/**
 * The value that a page has for a state unknown to its release (docs/product/answers.md#unknown-states). The server never sends it.
 * Every table of states has a neutral entry for the value, which offers no action.
 */
export const unknownState = -1 as const
/** The same for states that are text. */
export const unknownTextState = 'unknown' as const

/** A state as the server knows it. */
export type Known<State> = Exclude<State, typeof unknownState | typeof unknownTextState>
