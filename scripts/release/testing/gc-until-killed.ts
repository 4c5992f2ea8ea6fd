import { writeSync } from 'node:fs'
import { removeExpired } from '../retention.ts'
import { failureKind } from '../failure-kind.ts'
import { readPointer } from '../pointer/pointer.ts'
import { openStore } from '../store/open-store.ts'

// Runs gc again and again, as on a machine whose clock is `offset` milliseconds off. It prints how many releases each gc has removed, and
// the kind of each failure.
const [place = '', offset = '0'] = process.argv.slice(2)
const RightDate = Date
globalThis.Date = class extends RightDate {
  constructor(time: string | number = RightDate.now() + Number(offset)) {
    super(time)
  }

  static override now(): number {
    return RightDate.now() + Number(offset)
  }
} as DateConstructor

const store = await openStore(place)
// The first read loads modules and connects, so that a kill meets a gc.
await readPointer(store)
writeSync(1, 'ready\n')
for (;;) {
  try {
    const removed = await removeExpired(store, { keepDays: 0 })
    if (removed.length > 0) writeSync(1, `removed ${removed.length}\n`)
  } catch (error) {
    writeSync(1, `${failureKind(error)} ${String(error)}\n`)
  }
}
