import { StorageFault } from './storage-fault.ts'
import { isConflict } from './s3-faults.ts'
import { type Precondition, type S3Objects, writeOf } from './s3-objects.ts'

/** Always there once it was looked for; no key of a store starts with a dot. */
const sample = '.conditions'

async function isRefused(objects: S3Objects, precondition: Precondition): Promise<boolean> {
  try {
    await objects.put(writeOf(sample, ''), precondition)
    return false
  } catch (error) {
    if (isConflict(error)) return true
    throw error
  }
}

/**
 * Storage that knows no conditional writes mostly says nothing, and writes: two promotes at once would lose one. So each
 * process tries it out before it writes for the first time.
 */
export async function refuseUnconditional(objects: S3Objects, place: string): Promise<void> {
  const absent: Precondition = { IfNoneMatch: '*' }
  const kept = (await isRefused(objects, absent)) || (await isRefused(objects, absent))
  if (kept && (await isRefused(objects, { IfMatch: '"00000000000000000000000000000000"' }))) return
  throw new StorageFault(`${place}: It writes without looking at ${kept ? 'If-Match' : 'If-None-Match'}, so it cannot keep releases: promotes would get lost`)
}
