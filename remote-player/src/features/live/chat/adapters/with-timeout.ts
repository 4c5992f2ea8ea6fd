import { ChatError } from '../model/chat-port.ts'
import { timedOut } from '../model/chat-words.ts'

/** The result of the work, or the vendor's own code for a time-out after so many milliseconds. */
export function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChatError(timedOut)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Ends when the work does, however it does, or after so many milliseconds. */
export const settled = (work: Promise<unknown>, ms: number): Promise<void> =>
  withTimeout(work, ms).then(
    () => undefined,
    () => undefined,
  )
