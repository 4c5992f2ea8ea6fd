interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * The effective type of the connection, such as `4g`; null if the browser saves data, so that nothing may be prefetched. Without the
 * Network Information API the connection counts as `4g`.
 */
export function connectionSpeed(): string | null {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData ? null : (connection?.effectiveType ?? '4g')
}
