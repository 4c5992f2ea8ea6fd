import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Misuse } from '../../lib/usage.mjs'

/** The names of an import, and the rest of its line. */
function namesIn(line: string): { names: string[]; from: string } | null {
  const [, names] = /^import (?:type )?\{ (.*) \} from '.*'$/.exec(line) ?? []
  return names === undefined ? null : { names: names.split(', '), from: line.replace(names, '…') }
}

/** Changes of files. Collected in memory first, so that a refusal leaves nothing half-written. Paths are relative to the root. */
export class Changes {
  private readonly texts = new Map<string, string>()

  constructor(private readonly root: string) {}

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(path.join(this.root, file))
  }

  /** The text of a file with the changes so far. Throws a Misuse if the file does not exist. */
  read(file: string): string {
    if (!this.has(file)) throw new Misuse(`${file} does not exist. Nothing was written.`)
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8')
  }

  /** Throws a Misuse if the file exists. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Misuse(`${file} exists already. Nothing was written.`)
    this.texts.set(file, text)
  }

  edit(file: string, change: (text: string) => string): void {
    this.texts.set(file, change(this.read(file)))
  }

  /** Inserts a line before the last line that matches a pattern. Throws a Misuse if no line matches. */
  insert(file: string, line: string, before: RegExp): void {
    const lines = this.read(file).split('\n')
    const index = lines.findLastIndex((one) => before.test(one))
    if (index < 0) throw new Misuse(`${file} has no line like ${before.source}, before which to insert ${line.trim()}. Nothing was written.`)
    this.edit(file, () => lines.toSpliced(index, 0, line).join('\n'))
  }

  /** Puts an import after the last one, or its names into the one of the same module. */
  addImport(file: string, line: string): void {
    const lines = this.read(file).split('\n')
    const added = namesIn(line)
    const same = added ? lines.findIndex((one) => namesIn(one)?.from === added.from) : -1
    if (added && same >= 0) {
      const names = [...new Set([...(namesIn(lines[same] ?? '')?.names ?? []), ...added.names])].toSorted()
      this.edit(file, () => lines.with(same, added.from.replace('…', names.join(', '))).join('\n'))
      return
    }
    const index = lines.findLastIndex((one) => /^(import .*|\} )from '.*'$/.test(one))
    this.edit(file, () => lines.toSpliced(index + 1, 0, line).join('\n'))
  }

  write(): void {
    for (const [file, text] of this.texts) {
      mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true })
      writeFileSync(path.join(this.root, file), text)
    }
  }

  /** Names of the new and of the changed files, in the order of the changes. */
  files(): { created: string[]; changed: string[] } {
    const names = [...this.texts.keys()]
    const exists = (file: string) => existsSync(path.join(this.root, file))
    return { created: names.filter((file) => !exists(file)), changed: names.filter(exists) }
  }
}
