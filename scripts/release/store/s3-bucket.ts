import { setTimeout as delay } from 'node:timers/promises'
import { assertKey, assertPrefix } from './key.ts'
import { type Condition, Conflict, type ReleaseStore, type Stored } from './release-store.ts'
import { clientOf, parseAddress } from './s3-client.ts'
import { requireConditionalWrites } from './s3-conditions.ts'
import { faultOf, isConflict, isInProgress, isMissing, isOutcomeUnknown } from './s3-faults.ts'
import { type Precondition, S3Objects, type Write, writeOf } from './s3-objects.ts'

/** How often one write is tried: storage may answer that another write is in progress. */
const maxTries = 10

const unquoted = (tag: string): string => tag.replace(/^"|"$/g, '')

/** A store in a bucket of S3, or of other storage with conditional writes. */
export class S3Bucket implements ReleaseStore {
  readonly place: string
  readonly developmentKey = null
  private readonly objects: S3Objects
  private conditionsChecked?: Promise<void>
  private sendsUnquotedTags = false

  constructor(address: string, { batchSize = 1000, idleTimeout }: { batchSize?: number; idleTimeout?: number } = {}) {
    const parsed = parseAddress(address)
    this.place = `s3://${parsed.bucket}/${parsed.prefix}`.replace(/\/$/, '')
    this.objects = new S3Objects(clientOf(parsed, idleTimeout), parsed.bucket, parsed.prefix, batchSize)
  }

  private async translateErrors<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request()
    } catch (error) {
      throw error instanceof Conflict ? error : faultOf(this.place, error)
    }
  }

  get(key: string): Promise<Stored | null> {
    assertKey(key)
    return this.translateErrors(() => this.objects.get(key).catch(nullIfMissing))
  }

  async put(key: string, body: Buffer | string, condition: Condition): Promise<string> {
    assertKey(key)
    return this.translateErrors(async () => {
      this.conditionsChecked ??= requireConditionalWrites(this.objects, this.place)
      await this.conditionsChecked.catch((error: unknown) => {
        this.conditionsChecked = undefined
        throw error
      })
      return this.write(writeOf(key, body), condition)
    })
  }

  private preconditionOf(condition: Condition): Precondition {
    if ('ifAbsent' in condition) return { IfNoneMatch: '*' }
    return { IfMatch: this.sendsUnquotedTags ? unquoted(condition.ifVersion) : condition.ifVersion }
  }

  private async write(write: Write, condition: Condition): Promise<string> {
    for (let tries = 1; ; tries++) {
      const sent = this.preconditionOf(condition)
      try {
        return await this.objects.put(write, sent)
      } catch (error) {
        const conflict = isConflict(error)
        if (!conflict && !isOutcomeUnknown(error)) throw error
        const there = await this.objects.head(write.key).catch(nullIfMissing)
        // An earlier attempt has written the object, and its answer was lost.
        if (there?.version && there.id === write.id) return there.version
        if (!conflict) throw error
        const again = isInProgress(error) || this.isMisread(sent, there?.version)
        if (!again || tries === maxTries) throw new Conflict(write.key)
        await delay(Math.random() * 50 * tries)
      }
    }
  }

  /** Some storage (Ceph 16) refuses its own version in quotation marks. Once it does, versions are sent without them. */
  private isMisread(sent: Precondition, version: string | undefined): boolean {
    const misread = 'IfMatch' in sent && sent.IfMatch === version && sent.IfMatch !== unquoted(sent.IfMatch)
    this.sendsUnquotedTags ||= misread
    return misread
  }

  list(prefix: string): Promise<string[]> {
    return this.translateErrors(async () => (await this.objects.list(prefix)).filter((key) => !key.startsWith('.')).sort())
  }

  remove(prefix: string): Promise<void> {
    assertPrefix(prefix)
    return this.translateErrors(async () => this.objects.remove(await this.objects.list(prefix)))
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
