import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Misuse } from '../../lib/usage.mjs'

/** What is where in a tree of the sources, so that a file may move without a change here. Paths are relative to the root. */
export class Tree {
  constructor(readonly root: string) {}

  /** Without links, which lead around in circles in `node_modules`. */
  private files(folder: string): string[] {
    const full = path.join(this.root, folder)
    if (!existsSync(full)) return []
    return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : this.files(name)
      return /\.tsx?$/.test(name) ? [name] : []
    })
  }

  /** The files of a folder with a text that a pattern finds. */
  filesWith(folder: string, pattern: RegExp): string[] {
    return this.files(folder).filter((file) => pattern.test(readFileSync(path.join(this.root, file), 'utf8')))
  }

  /** The file of a folder that exports a name. */
  exporting(folder: string, name: string): string {
    const files = this.filesWith(folder, new RegExp(`^export (?:async )?(?:const|function|class|interface|type) ${name}\\b`, 'm'))
    const file = files.find((one) => !one.includes('/testing/')) ?? files[0]
    if (file === undefined) throw new Misuse(`No file of ${folder} exports ${name}, which the new code needs. Nothing was written.`)
    return file
  }
}

/** How one file imports another. */
export function specifier(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
