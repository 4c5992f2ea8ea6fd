export interface Source {
  /** An HLS playlist. */
  url: string
  /** Where to start, in seconds. */
  startAt: number
}

/** Stops the loading and gives the element's media back. */
export type Detach = () => void
