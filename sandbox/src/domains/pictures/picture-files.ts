import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

declare module '../../core/context.ts' {
  interface Context {
    pictureFiles: PictureFiles
  }
}

/** The uploaded files, in a folder of the sandbox's data. */
export interface PictureFiles {
  write(name: string, bytes: Uint8Array): void
  /** Null: there is none. */
  read(name: string): Buffer | null
  remove(name: string): void
  /** Removes every file that is not in `names`, such as those of an earlier database. */
  keepOnly(names: readonly string[]): void
}

export function createPictureFiles(dataDir: string): PictureFiles {
  const folder = join(dataDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  const remove = (name: string): void => rmSync(join(folder, name), { force: true })
  return {
    write: (name, bytes) => writeFileSync(join(folder, name), bytes),
    read: (name) => {
      try {
        return readFileSync(join(folder, name))
      } catch {
        return null
      }
    },
    remove,
    keepOnly: (names) => readdirSync(folder).filter((name) => !names.includes(name)).forEach(remove),
  }
}
