import { writeFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build/paths.ts'

const copied = /^(host|remote-[a-z]+|shared|scripts|package\.json|pnpm-lock\.yaml)$/
const linked = ['sandbox', 'node_modules']

/** A copy of the sources that a test may edit, with the packages of the project. */
export class SourceCopy {
  private readonly original = new Map<string, string>()

  private constructor(readonly root: string) {}

  static async create(): Promise<SourceCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'sources-'))
    const names = (await readdir(root)).filter((name) => copied.test(name))
    // Links stay as they are: those between the project's packages are relative, so they lead into the copy.
    for (const name of names) await cp(path.join(root, name), path.join(folder, name), { recursive: true, verbatimSymlinks: true })
    for (const name of linked) await symlink(path.join(root, name), path.join(folder, name), 'junction')
    return new SourceCopy(folder)
  }

  /** Replaces a text in a file. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const place = path.join(this.root, file)
    const text = await readFile(place, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    if (!this.original.has(file)) this.original.set(file, text)
    this.save(file, text.replace(from, to))
  }

  /** Restores every edited file. */
  async restore(): Promise<void> {
    for (const [file, text] of this.original) this.save(file, text)
    this.original.clear()
  }

  /** Synchronous: otherwise a build may read the file while it is empty. */
  private save(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text)
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true })
  }
}
