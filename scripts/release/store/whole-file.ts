import { link, mkdir, open, rename, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'
import { temporaryName } from './process-identity.ts'

/** Flushes the names in a folder: without it a power cut may lose a file whose content is written. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file system journals the names.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function folderFor(file: string): Promise<string> {
  const folder = path.dirname(file)
  const made = await mkdir(folder, { recursive: true })
  if (made) await syncFolder(path.dirname(made))
  return folder
}

/** Writes a temporary file that nobody reads: a kill leaves at most an abandoned file, and never half of one. */
async function writeTemp(tempFolder: string, body: Buffer | string, mode?: number): Promise<string> {
  await mkdir(tempFolder, { recursive: true })
  const file = path.join(tempFolder, temporaryName())
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(body)
    await handle.sync()
  } catch (error) {
    // A full disk must not keep the incomplete file.
    await unlink(file)
    throw error
  } finally {
    await handle.close()
  }
  return file
}

const isFailure = (error: unknown, code: string): boolean => {
  const { code: actual, syscall } = error as NodeJS.ErrnoException
  return actual === code && syscall === 'link'
}

/** Links a file into its folder; false if the name exists. Tries again if somebody removes the new folder before the link. */
async function linkInto(written: string, file: string, triesLeft = 10): Promise<boolean> {
  const folder = await folderFor(file)
  try {
    await link(written, file)
  } catch (error) {
    if (isFailure(error, 'EEXIST')) return false
    if (isFailure(error, 'ENOENT') && triesLeft > 0) return linkInto(written, file, triesLeft - 1)
    throw error
  }
  // A folder that is gone by now was removed with the file.
  await syncFolder(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
  return true
}

/** Creates a file atomically; false if it exists. Of several concurrent calls one succeeds. */
export async function createFile(file: string, body: Buffer | string, options: { tempFolder: string; mode?: number }): Promise<boolean> {
  const written = await writeTemp(options.tempFolder, body, options.mode)
  try {
    return await linkInto(written, file)
  } finally {
    await unlink(written)
  }
}

/**
 * Makes the new file at least a second newer. nginx tells versions of a file apart by size and second, so it would answer 304 for
 * a replacement of the same size within one second.
 */
async function makeNewer(file: string, than: string): Promise<void> {
  const [made, before] = await Promise.all([stat(file), stat(than).catch(() => null)])
  const second = (time: number): number => Math.floor(time / 1000)
  if (!before || second(made.mtimeMs) > second(before.mtimeMs)) return
  const newer = second(before.mtimeMs) + 1
  await utimes(file, newer, newer)
}

/** Replaces a file atomically: a reader sees the old or the new content. One caller at a time. */
export async function replaceFile(file: string, body: Buffer | string, options: { tempFolder: string }): Promise<void> {
  const written = await writeTemp(options.tempFolder, body)
  try {
    await makeNewer(written, file)
    await rename(written, file)
  } catch (error) {
    await unlink(written)
    throw error
  }
  await syncFolder(path.dirname(file))
}
