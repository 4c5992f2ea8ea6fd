import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { packageDir, root } from './paths.ts'

function* sources(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'e2e' || entry.name === 'generated') continue
    const file = path.join(dir, entry.name)
    if (entry.isDirectory()) yield* sources(file)
    else if (!/\.(test|spec)\.|\.md$/.test(entry.name)) yield file
  }
}

function hashOf(dirs: string[]): string {
  const hash = createHash('sha256')
  const files = [...dirs.flatMap((dir) => [...sources(dir)]), path.join(root, 'pnpm-lock.yaml')]
  for (const file of files.sort()) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 10)
}

// What comes after packing (store, pointer, command) changes no release.
const tooling = [path.join(root, 'scripts/build'), path.join(root, 'scripts/release/pack')]

/** Ten hex digits that change when anything does that the build of an owner reads. */
export function inputHash(owner: Owner): string {
  return hashOf([packageDir(owner), path.join(root, 'shared'), ...tooling])
}

/** Ten hex digits of how things are built, whatever is built; `more` is a folder that also decides. */
export function toolingHash(...more: string[]): string {
  return hashOf([...tooling, ...more])
}
