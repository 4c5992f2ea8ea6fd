/** The retry of a failed read of the shell. */
export interface Retry {
  onRetry: () => void
  /** A retry is running. */
  retrying: boolean
}
