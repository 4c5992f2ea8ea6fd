import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'

/** Copies the files below the given paths, except those that Git ignores. */
export function copySources(to: string, ...paths: string[]): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], { cwd: root, encoding: 'utf8' })
  for (const name of listed.split('\0').filter((one) => one && existsSync(path.join(root, one)))) {
    mkdirSync(path.join(to, path.dirname(name)), { recursive: true })
    copyFileSync(path.join(root, name), path.join(to, name))
  }
}

/** Installs the packages of a copy, by its own lockfile. */
export function installIn(copy: string): void {
  const script = "import('./scripts/lib/install.mjs').then(({ install }) => install())"
  execFileSync(process.execPath, ['--eval', script], { cwd: copy, stdio: 'inherit' })
}
