export interface Reconnect {
  /** The line, counted on when there are no more of them. */
  line: number
  /** Another number loads the picture again. */
  attempt: number
  /** Since the picture was healthy. */
  failures: number
}

export const start: Reconnect = { line: 0, attempt: 0, failures: 0 }

/** Failures of a line before the next one is tried. */
const TRIES = 2

/** The next try after a failure. */
export function nextAttempt({ line, attempt, failures }: Reconnect, lineCount: number): Reconnect {
  const isWorn = lineCount > 1 && (failures + 1) % TRIES === 0
  return { line: isWorn ? line + 1 : line, attempt: attempt + 1, failures: failures + 1 }
}
