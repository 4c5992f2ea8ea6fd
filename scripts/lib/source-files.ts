import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'

const notOurs = new Set(['node_modules', 'public', 'test-results', 'coverage'])
const recordings = join('sandbox', 'media')

/** Every hand-written file with one of these endings, as a path below the root. */
export function sourceFiles(...endings: string[]): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return notOurs.has(entry.name) || entry.name.startsWith('.') || relative(root, path) === recordings ? [] : walk(path)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [relative(root, path)] : []
    })
  return walk(root)
}
