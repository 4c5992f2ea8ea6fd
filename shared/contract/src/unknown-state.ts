/**
 * A page has this in place of a state that its release does not know (docs/product/answers.md#unknown-states). The server never sends it.
 * Every table of states has a neutral entry for it, which offers no action.
 */
export const unknownState = -1 as const
/** The same for states that are text. */
export const unknownTextState = 'unknown' as const

/** A state as the server knows it. */
export type Known<State> = Exclude<State, typeof unknownState | typeof unknownTextState>
