export interface Source {
  url: string
  /** The start position in seconds. */
  startAt: number
}

/** Stops loading and releases the element's media. */
export type Detach = () => void
