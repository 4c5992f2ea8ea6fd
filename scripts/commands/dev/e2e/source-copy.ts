import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../../lib/paths.mjs'

const copied = /^(host|remote-[a-z]+|shared|scripts|package\.json|pnpm-lock\.yaml)$/
const linked = ['sandbox', 'services', 'node_modules']

/** A copy of the sources that a test may edit, with the packages of the project. */
export class SourceCopy {
  private readonly original = new Map<string, string>()
  private readonly added: string[] = []

  private constructor(readonly root: string) {}

  static async create(): Promise<SourceCopy> {
    const folder = await mkdtemp(path.join(tmpdir(), 'sources-'))
    const names = (await readdir(root)).filter((name) => copied.test(name))
    // Copies links as links: those between the project's packages are relative, so they point into the copy.
    for (const name of names) await cp(path.join(root, name), path.join(folder, name), { recursive: true, verbatimSymlinks: true })
    for (const name of linked) await symlink(path.join(root, name), path.join(folder, name), 'junction')
    return new SourceCopy(folder)
  }

  /** Replaces a text in a file. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const target = path.join(this.root, file)
    const text = await readFile(target, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    if (!this.original.has(file)) this.original.set(file, text)
    this.save(file, text.replace(from, to))
  }

  /** Adds files, or a link to a folder of the copy for a name that ends with `/`. `restore` removes the folder. */
  async add(folder: string, files: Record<string, string>): Promise<void> {
    this.added.push(folder)
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.root, folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      if (name.endsWith('/')) await symlink(path.join(this.root, text), file.slice(0, -1), 'junction')
      else await writeFile(file, text)
    }
  }

  /** Restores every edited file, and removes what was added. */
  async restore(): Promise<void> {
    for (const [file, text] of this.original) this.save(file, text)
    this.original.clear()
    for (const folder of this.added.splice(0)) await rm(path.join(this.root, folder), { recursive: true })
  }

  /** Synchronous: otherwise a build could read the file while it is empty. */
  private save(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text)
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true })
  }
}
