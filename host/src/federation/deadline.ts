export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'DeadlineError'
  }
}

/** Gives `work` so many milliseconds; then calls `onExpire` and fails, whatever `work` does later. */
export function withDeadline<Result>(work: Promise<Result>, ms: number, onExpire: () => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onExpire()
      reject(new DeadlineError(ms))
    }, ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
