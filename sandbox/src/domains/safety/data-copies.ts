declare module '../../core/context.ts' {
  interface Context {
    dataCopies: DataCopies
  }
}

/** A copy that is being made, or is ready. */
export interface DataCopyJob {
  /** Only this login may see and download it. */
  loginId: string
  /** Percent. */
  progress: number
  /** Null until it is ready. */
  bytes: Uint8Array | null
  /** In seconds; 0 until it is ready. */
  expiresAt: number
}

/** The copies by learner, in memory: after a restart a learner asks again, and no file with personal data is left behind. */
export type DataCopies = Map<number, DataCopyJob>

export const createDataCopies = (): DataCopies => new Map()
