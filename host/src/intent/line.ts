interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * How quick the line says it is, as `4g`; null where somebody pays for it by the byte, and nothing may be fetched on a guess. A browser
 * that does not say is taken for a quick one.
 */
export function lineSpeed(): string | null {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData ? null : (connection?.effectiveType ?? '4g')
}
