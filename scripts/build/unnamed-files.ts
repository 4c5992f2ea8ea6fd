import path from 'node:path'
import { root } from '../lib/paths.mjs'
import type { Inputs } from './input-hash.ts'

/** The name of a release covers packages by their versions, and generated files by the sources that generate them. */
const coveredOtherwise = /^\.\.\/|(^|\/)node_modules\/|\/generated\//

/** The files of a bundle (absolute paths) that can change without a new release name, relative to the root. */
export function unnamedFiles({ files }: Pick<Inputs, 'files'>, bundled: string[]): string[] {
  const named = new Set(files)
  const relative = bundled.map((file) => path.relative(root, file).split(path.sep).join('/'))
  return relative.filter((file) => !coveredOtherwise.test(file) && !named.has(file)).sort()
}
