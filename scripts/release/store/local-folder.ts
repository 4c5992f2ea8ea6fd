import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './folder-lock.ts'
import { assertKey, assertPrefix } from './key.ts'
import { type Condition, Conflict, type ReleaseStore, type Stored } from './release-store.ts'
import { createFile, replaceFile } from './whole-file.ts'

/** Milliseconds after which a temporary file is abandoned. */
const abandonedAfter = 3_600_000

const versionOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A store in a folder. Any number of processes of one machine may share it, and each may be killed at any time. */
export class LocalFolder implements ReleaseStore {
  readonly place: string
  // Outside of the store, as the store is served.
  readonly developmentKey: string
  private readonly tempFolder: string

  constructor(folder: string) {
    this.place = path.resolve(folder)
    this.developmentKey = `${this.place}.key.pem`
    // A name with a dot cannot be a key.
    this.tempFolder = path.join(this.place, '.aside')
  }

  private fileOf(name: string): string {
    assertKey(name)
    return path.join(this.place, name)
  }

  async get(name: string): Promise<Stored | null> {
    try {
      const body = await readFile(this.fileOf(name))
      return { body, version: versionOf(body) }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async put(name: string, body: Buffer | string, condition: Condition): Promise<string> {
    const file = this.fileOf(name)
    const { tempFolder } = this
    if ('ifAbsent' in condition) {
      if (!(await createFile(file, body, { tempFolder }))) throw new Conflict(name)
      return versionOf(body)
    }
    await withLock(path.join(this.place, '.locks', name.replaceAll('/', '@')), tempFolder, async () => {
      if ((await this.get(name))?.version !== condition.ifVersion) throw new Conflict(name)
      await replaceFile(file, body, { tempFolder })
    })
    return versionOf(body)
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    const found = await this.walk(folder)
    return found.filter((name) => name.startsWith(prefix)).sort()
  }

  private async walk(folder: string): Promise<string[]> {
    const entries = await readdir(path.join(this.place, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    const visible = entries.filter(({ name }) => !name.startsWith('.'))
    const found = await Promise.all(
      visible.map((entry) => (entry.isDirectory() ? this.walk(`${folder}${entry.name}/`) : Promise.resolve([`${folder}${entry.name}`]))),
    )
    return found.flat()
  }

  async remove(prefix: string): Promise<void> {
    assertPrefix(prefix)
    await this.removeAbandoned()
    const folder = path.join(this.place, prefix)
    const whole = prefix.endsWith('/') && (await stat(folder).catch(() => null))
    if (!whole) {
      for (const name of await this.list(prefix)) await rm(this.fileOf(name), { force: true })
      return
    }
    // Moved away in one step, then deleted: no reader sees a part of the folder.
    await mkdir(this.tempFolder, { recursive: true })
    const away = path.join(this.tempFolder, randomUUID())
    await rename(folder, away)
    await rm(away, { recursive: true, force: true })
  }

  /** Removes temporary files of killed processes. */
  private async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.tempFolder).catch(() => [] as string[])) {
      const file = path.join(this.tempFolder, name)
      const found = await stat(file).catch(() => null)
      if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(file, { recursive: true, force: true })
    }
  }
}
