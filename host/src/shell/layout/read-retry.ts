/** The retry of a failed read of the shell. */
export interface ReadRetry {
  onRetry: () => void
  /** A retry is running. */
  retrying: boolean
}
