import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './folder-lock.ts'
import { assertKey, assertPrefix } from './key.ts'
import { Refusal } from '../refusal.ts'
import { type Condition, Conflict, type ReleaseStore, type Stored } from './release-store.ts'
import { isLeftBehind, temporaryName } from './process-identity.ts'
import { StorageFault } from './storage-fault.ts'
import { createFile, replaceFile } from './whole-file.ts'

/** Milliseconds after which a temporary file of another machine is abandoned. */
const abandonedAfter = 3_600_000

const versionOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

/** What a person has to change, for the failures of a write that are not this program's. */
const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was kept of this write: free some space, and run it again',
  EDQUOT: 'The quota of the disk is used up. Nothing was kept of this write: free some space, and run it again',
  EROFS: 'The file system is read-only',
  EACCES: 'There are no rights to write',
  EPERM: 'There are no rights to write',
}

const readOnly = constants.O_RDONLY | constants.O_NOFOLLOW

/** A store in a folder. Any number of processes of one machine may share it, and each may be killed at any time. */
export class LocalFolder implements ReleaseStore {
  readonly place: string
  // The file is outside of the folder, as web servers send what is in the folder.
  readonly developmentKey: string
  private readonly tempFolder: string

  constructor(folder: string) {
    this.place = path.resolve(folder)
    this.developmentKey = `${this.place}.key.pem`
    // A key cannot start with a dot, so no document is in this folder.
    this.tempFolder = path.join(this.place, '.aside')
  }

  private fileOf(name: string): string {
    assertKey(name)
    return path.join(this.place, name)
  }

  async get(name: string): Promise<Stored | null> {
    try {
      const body = await readFile(this.fileOf(name), { flag: readOnly })
      return { body, version: versionOf(body) }
    } catch (error) {
      if (isMissing(error)) return null
      // A later write would replace the link, and its target would keep the old content.
      if (codeOf(error) === 'ELOOP') throw new Refusal('broken', `${this.place}: ${name} is a symbolic link. Put the file itself in its place`)
      throw error
    }
  }

  async put(name: string, body: Buffer | string, condition: Condition): Promise<string> {
    try {
      return await this.write(name, body, condition)
    } catch (error) {
      const reason = reasons[codeOf(error)]
      throw reason ? new StorageFault(`${this.place}: ${reason} (${name})`, error) : error
    }
  }

  private async write(name: string, body: Buffer | string, condition: Condition): Promise<string> {
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
    const folder = path.join(this.place, prefix.replace(/\/$/, ''))
    if (await this.isBelowLink(prefix)) return
    const whole = prefix.endsWith('/') && (await lstat(folder).catch(() => null))
    if (!whole) {
      for (const name of await this.list(prefix)) await rm(this.fileOf(name), { force: true })
      return
    }
    // The folder is moved aside in one step, then deleted: no reader sees a part of it.
    await mkdir(this.tempFolder, { recursive: true })
    const away = path.join(this.tempFolder, temporaryName())
    await rename(folder, away)
    await rm(away, { recursive: true, force: true })
  }

  /** Is the prefix below a symbolic link to a folder? Files behind the link are not those of this store; the link itself is. */
  private async isBelowLink(prefix: string): Promise<boolean> {
    const parents = prefix.replace(/\/$/, '').split('/').slice(0, -1)
    for (const [index] of parents.entries()) {
      const found = await lstat(path.join(this.place, ...parents.slice(0, index + 1))).catch(() => null)
      if (found?.isSymbolicLink()) return true
    }
    return false
  }

  /** Removes temporary files of killed processes. */
  private async removeAbandoned(): Promise<void> {
    for (const name of await readdir(this.tempFolder).catch(() => [] as string[])) {
      const file = path.join(this.tempFolder, name)
      const found = await stat(file).catch(() => null)
      // For a process of this machine the age of the file does not matter, only whether the process runs.
      const isAbandoned = isLeftBehind(name) ?? (found !== null && Date.now() - found.mtimeMs > abandonedAfter)
      if (isAbandoned) await rm(file, { recursive: true, force: true })
    }
  }
}
