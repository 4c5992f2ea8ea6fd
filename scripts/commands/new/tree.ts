import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Misuse } from '../../lib/usage.mjs'

/** Finds source files by their text, so that a file may move without a change of these templates. Paths are relative to the root. */
export class Tree {
  constructor(readonly root: string) {}

  /** TypeScript files below a folder. Follows no links, which form circles in `node_modules`. */
  private files(folder: string): string[] {
    const full = path.join(this.root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : this.files(name)
      return /\.tsx?$/.test(name) ? [name] : []
    })
  }

  /** The files below a folder whose text matches a pattern. */
  filesWith(folder: string, pattern: RegExp): string[] {
    return this.files(folder).filter((file) => pattern.test(readFileSync(path.join(this.root, file), 'utf8')))
  }

  /** The file below a folder that exports a name. Throws a Misuse if no file does. */
  exporting(folder: string, name: string): string {
    const files = this.filesWith(folder, new RegExp(`^export (?:async )?(?:const|function|class|interface|type) ${name}\\b`, 'm'))
    const file = files.find((one) => !one.includes('/testing/')) ?? files[0]
    if (file === undefined) throw new Misuse(`No file of ${folder} exports ${name}, which the new code needs. Nothing was written.`)
    return file
  }
}

/** The specifier by which the file `from` imports the file `to`. */
export function specifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
