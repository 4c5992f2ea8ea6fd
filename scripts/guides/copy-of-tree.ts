import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { root } from '../lib/paths.mjs'
import { copySources } from '../checks/copy-sources.ts'

interface Ended {
  code: number | null
  /** Both streams. */
  output: string
}

/**
 * A copy of the sources in which commands run. Its packages are those of the tree, and its own ones of the workspace. No command there may
 * install: it would write into the packages of the tree.
 */
export class CopyOfTree {
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'tree-')), 'project')

  constructor() {
    copySources(this.folder, '.')
    for (const name of this.packages()) this.install(name)
    this.git('init', '--quiet')
    this.git('add', '--all')
    this.git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'copy')
  }

  private git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' })
  }

  private packages(): string[] {
    const below = (folder: string) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name))
    return ['.', ...below('.'), ...below('shared'), 'scripts/release'].filter((name) => existsSync(path.join(root, name, 'node_modules')))
  }

  /** Links are relative: those to a package of the workspace lead to that of the copy, the others to the one store of the packages. */
  private install(name: string): void {
    const [from, to] = [root, this.folder].map((folder) => path.join(folder, name, 'node_modules')) as [string, string]
    mkdirSync(to, { recursive: true })
    for (const entry of readdirSync(from).filter((one) => one !== '.pnpm' && one !== '.cache')) {
      cpSync(path.join(from, entry), path.join(to, entry), { recursive: true, verbatimSymlinks: true })
    }
    if (name === '.') symlinkSync(path.join(from, '.pnpm'), path.join(to, '.pnpm'))
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  run(program: string, ...args: string[]): Ended {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      encoding: 'utf8',
      // Only a test runs in the time zone of its learners.
      env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: '', TZ: 'UTC' },
    })
    return { code: status, output: stdout + stderr }
  }

  /** What is new or changed since the copy was made. */
  changed(): string[] {
    return this.git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
  }

  discard(): void {
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
  }
}
