/** Runs `work` on a machine whose clock is so many milliseconds ahead; a negative number is behind. */
export async function withClockAhead(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const right = globalThis.Date
  globalThis.Date = new Proxy(right, {
    construct: (target, args: unknown[]) => Reflect.construct(target, args.length > 0 ? args : [target.now() + milliseconds]) as Date,
    get: (target, name) => (name === 'now' ? () => target.now() + milliseconds : (Reflect.get(target, name) as unknown)),
  })
  try {
    await work()
  } finally {
    globalThis.Date = right
  }
}
