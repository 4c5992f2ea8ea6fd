import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, stat, unlink, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Makes names in a folder last: without it a power cut may forget a file that was written whole. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the names are kept by the file system's own journal.
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

/** Writes aside; nobody reads it there, so that a kill leaves at most a stray file and never a torn one. */
async function writeAside(aside: string, body: Buffer | string, mode?: number): Promise<string> {
  await mkdir(aside, { recursive: true })
  const file = path.join(aside, `${process.pid}-${randomUUID()}`)
  const handle = await open(file, 'wx', mode)
  await handle.writeFile(body)
  await handle.sync()
  await handle.close()
  return file
}

/** Puts a whole file where none is; false if there is one. Of several at once, one succeeds. */
export async function createFile(file: string, body: Buffer | string, options: { aside: string; mode?: number }): Promise<boolean> {
  const written = await writeAside(options.aside, body, options.mode)
  const folder = await folderFor(file)
  try {
    await link(written, file)
    await syncFolder(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(written)
  }
}

/**
 * A web server takes two files of one size and one second for the same, and answers 304: what replaces a file is at least a
 * second younger.
 */
async function makeYounger(file: string, than: string): Promise<void> {
  const [made, before] = await Promise.all([stat(file), stat(than).catch(() => null)])
  const second = (time: number): number => Math.floor(time / 1000)
  if (!before || second(made.mtimeMs) > second(before.mtimeMs)) return
  const younger = second(before.mtimeMs) + 1
  await utimes(file, younger, younger)
}

/** Puts a whole file over another, one caller at a time: a reader sees the old one or the new one. */
export async function replaceFile(file: string, body: Buffer | string, options: { aside: string }): Promise<void> {
  const written = await writeAside(options.aside, body)
  await makeYounger(written, file)
  await rename(written, file)
  await syncFolder(path.dirname(file))
}
