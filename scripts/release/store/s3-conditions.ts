import { StorageFault } from './storage-fault.ts'
import { isConflict } from './s3-faults.ts'
import { type Precondition, type S3Objects, writeOf } from './s3-objects.ts'

/** The first check creates this object. It cannot be a key of the store, as it starts with a dot. */
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
 * Refuses storage without conditional writes. Most such storage ignores the headers and writes, so that of two concurrent promotes one
 * would be lost. Each process checks this before its first write.
 */
export async function requireConditionalWrites(objects: S3Objects, place: string): Promise<void> {
  const absent: Precondition = { IfNoneMatch: '*' }
  const kept = (await isRefused(objects, absent)) || (await isRefused(objects, absent))
  if (kept && (await isRefused(objects, { IfMatch: '"00000000000000000000000000000000"' }))) return
  throw new StorageFault(`${place}: It ignores ${kept ? 'If-Match' : 'If-None-Match'} and writes, so it cannot store releases: promotes would be lost`)
}
