export interface Reconnect {
  /** Counts the changes of the line, beyond the number of lines too. Modulo that number it is the index of the line. */
  line: number
  /** Each new number loads the picture again. */
  attempt: number
  /** Failures since the picture was last healthy. */
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
