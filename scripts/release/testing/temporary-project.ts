import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack, { type Compilation, type Configuration } from 'webpack'

/** Writes files, by their paths, into a new temporary folder. Gives the folder, which the caller removes. */
export async function temporaryProject(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'project-')))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

/** Runs webpack, and reads the compilation before it is closed. Rejects with webpack's errors. */
export function compile<Found>(configuration: Configuration, read: (compilation: Compilation) => Found): Promise<Found> {
  return new Promise((resolve, reject) => {
    webpack({ mode: 'production', ...configuration }).run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve(read(stats.compilation))
    })
  })
}
