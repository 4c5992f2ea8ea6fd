import { setTimeout as delay } from 'node:timers/promises'
import { refuseNoKey, refuseNoPrefix } from './key.ts'
import { type Condition, Conflict, type ReleaseStore, type Stored } from './release-store.ts'
import { clientOf, parseAddress } from './s3-client.ts'
import { refuseUnconditional } from './s3-conditions.ts'
import { faultOf, isConflict, isMissing, isOpen, isUndecided } from './s3-faults.ts'
import { type Precondition, S3Objects, type Write, writeOf } from './s3-objects.ts'

/** How often one write is begun: storage may say that another is under way, and leave open which comes first. */
const patience = 10

const bare = (tag: string): string => tag.replace(/^"|"$/g, '')

/** A store in a bucket of S3, or of storage that has its conditional writes. */
export class S3Bucket implements ReleaseStore {
  readonly place: string
  readonly developmentKey = null
  private readonly objects: S3Objects
  private tried?: Promise<void>
  private wantsBareTags = false

  constructor(address: string, { most = 1000, silence }: { most?: number; silence?: number } = {}) {
    const parsed = parseAddress(address)
    this.place = `s3://${parsed.bucket}/${parsed.prefix}`.replace(/\/$/, '')
    this.objects = new S3Objects(clientOf(parsed, silence), parsed.bucket, parsed.prefix, most)
  }

  private async ask<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request()
    } catch (error) {
      throw error instanceof Conflict ? error : faultOf(this.place, error)
    }
  }

  get(key: string): Promise<Stored | null> {
    refuseNoKey(key)
    return this.ask(() => this.objects.get(key).catch(nullIfMissing))
  }

  async put(key: string, body: Buffer | string, condition: Condition): Promise<string> {
    refuseNoKey(key)
    return this.ask(async () => {
      this.tried ??= refuseUnconditional(this.objects, this.place)
      await this.tried.catch((error: unknown) => {
        this.tried = undefined
        throw error
      })
      return this.write(writeOf(key, body), condition)
    })
  }

  private preconditionOf(condition: Condition): Precondition {
    if ('ifAbsent' in condition) return { IfNoneMatch: '*' }
    return { IfMatch: this.wantsBareTags ? bare(condition.ifVersion) : condition.ifVersion }
  }

  private async write(write: Write, condition: Condition): Promise<string> {
    for (let tries = 1; ; tries++) {
      const sent = this.preconditionOf(condition)
      try {
        return await this.objects.put(write, sent)
      } catch (error) {
        const conflict = isConflict(error)
        if (!conflict && !isOpen(error)) throw error
        const there = await this.objects.head(write.key).catch(nullIfMissing)
        // It was written at a first attempt, whose answer was lost.
        if (there?.version && there.id === write.id) return there.version
        if (!conflict) throw error
        const again = isUndecided(error) || this.isMisread(sent, there?.version)
        if (!again || tries === patience) throw new Conflict(write.key)
        await delay(Math.random() * 50 * tries)
      }
    }
  }

  /** Some storage (Ceph 16) takes a version for another one because of its quotation marks. From then on it gets none. */
  private isMisread(sent: Precondition, version: string | undefined): boolean {
    const misread = 'IfMatch' in sent && sent.IfMatch === version && sent.IfMatch !== bare(sent.IfMatch)
    this.wantsBareTags ||= misread
    return misread
  }

  list(prefix: string): Promise<string[]> {
    return this.ask(async () => (await this.objects.list(prefix)).filter((key) => !key.startsWith('.')).sort())
  }

  remove(prefix: string): Promise<void> {
    refuseNoPrefix(prefix)
    return this.ask(async () => this.objects.remove(await this.objects.list(prefix)))
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
