import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheDir, root } from './paths.mjs'

export interface Check {
  name: string
  /** A program of `node_modules/.bin`, and its arguments. */
  command: string[]
}

/** Writes a tsconfig for these folders only, as another area may be missing or broken. */
function typesOf(folders: string[]): string {
  const folder = path.join(cacheDir, 'check', folders.join('+'))
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'tsconfig.json')
  // scripts/jest declares the types of jest's matchers.
  const include = [...folders, 'types', 'scripts/jest'].map((name) => path.join(root, name))
  writeFileSync(file, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include }))
  return file
}

/** Types, lint, boundaries and unit tests of these folders only. `jest` has further arguments for the unit tests. */
export function checksOf(folders: string[], jest: string[] = []): Check[] {
  const roots = folders.flatMap((name) => ['--roots', path.join(root, name)])
  const sources = folders.map((name) => (name === 'shared' ? 'shared/*/src' : `${name}/src`))
  return [
    { name: 'types', command: ['tsc', '--checkers', '1', '--pretty', 'false', '-p', typesOf(folders)] },
    { name: 'lint', command: ['oxlint', ...folders] },
    { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...sources] },
    { name: 'unit tests', command: ['jest', ...roots, '--silent', '--passWithNoTests', ...jest] },
  ]
}
