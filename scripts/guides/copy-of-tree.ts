import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { root } from '../lib/paths.mjs'
import { copySources } from '../checks/copy-sources.ts'

interface Ended {
  code: number | null
  /** The output of both streams. */
  output: string
}

/**
 * A copy of the sources in which commands run. Packages of the workspace are those of the copy, all others are links to the packages of
 * the project. A command in the copy must not install, because an install would change the linked packages.
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
    return ['.', ...below('.'), ...below('shared'), ...below('services'), 'scripts/release'].filter((name) => existsSync(path.join(root, name, 'node_modules')))
  }

  /** Gives a package that is new in the copy those of a package that needs the same. */
  linkPackages(name: string, from = 'remote-catalog'): void {
    this.install(from, name)
  }

  /** Copies links as they are: a relative link to a package of the workspace then points into the copy. */
  private install(name: string, as = name): void {
    const [from, to] = [path.join(root, name, 'node_modules'), path.join(this.folder, as, 'node_modules')]
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

  /** Jest sets the time zone of learners for tests. Commands run with that of a server. */
  private options() {
    return { cwd: this.folder, env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: '', TZ: 'UTC' } }
  }

  run(program: string, ...args: string[]): Ended {
    const { status, stdout, stderr } = spawnSync(program, args, { ...this.options(), encoding: 'utf8' })
    return { code: status, output: stdout + stderr }
  }

  /** Runs a program beside others. */
  start(program: string, ...args: string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const child = execFile(program, args, this.options(), (_, stdout, stderr) => {
        resolve({ code: child.exitCode, output: stdout + stderr })
      })
    })
  }

  /** The files that are new or changed since the copy was made. */
  changed(): string[] {
    return this.git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
  }

  discard(): void {
    // A program that a failed test has left may still write.
    rmSync(path.dirname(this.folder), { recursive: true, force: true, maxRetries: 5 })
  }
}
