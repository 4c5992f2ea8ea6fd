/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { owners } from '@xhkt/contract/federation/areas'
import { endpoints } from '@xhkt/contract/endpoints'
import { entriesOf } from '../build/entries.ts'
import { Lockfile } from '../build/lockfile.ts'
import { ModuleGraph } from '../build/module-graph.ts'
import { packageDir, root } from '../lib/paths.mjs'
import { makesCall } from '../lib/made-calls.ts'
import { sourceFiles } from '../lib/source-files.ts'

const external = new Lockfile(path.join(root, 'pnpm-lock.yaml')).external()
const isProduct = (file: string): boolean => !file.includes('/pages/demo/') && !file.endsWith('/routes.ts')

/** The calls that the code in an owner's bundle makes. */
function madeCalls(folder: string, entries: string[]): string[] {
  const { files } = new ModuleGraph(root, entries, external).linkedFrom(entries)
  // Modules of the kit that make calls are in the host only for its demo page.
  const isLinked = (file: string): boolean => file.startsWith(`${folder}/`) || file.startsWith(folder === 'host' ? 'shared/platform/' : 'shared/')
  const sources = files.filter((file) => isProduct(file) && isLinked(file)).map((file) => readFileSync(path.join(root, file), 'utf8'))
  return Object.keys(endpoints).filter((call) => sources.some((source) => makesCall(source, call)))
}

async function readCalls(folder: string): Promise<string[]> {
  const modules = sourceFiles('.ts').filter((file) => file.startsWith(`${folder}/src/`) && path.basename(file) === 'answers.ts')
  const tables = await Promise.all(modules.map((file) => import(path.join(root, file)) as Promise<{ answers: object }>))
  return tables.flatMap(({ answers }) => Object.keys(answers))
}

test.each(owners)('%s declares the shape of the answer of each call that its bundle makes', async (owner) => {
  const folder = path.basename(packageDir(owner))
  const made = madeCalls(folder, entriesOf(owner, packageDir(owner)).map((entry) => path.posix.join(folder, entry)))
  const read = new Set(await readCalls(folder))
  expect(made).not.toEqual([])
  expect(made.filter((call) => !read.has(call))).toEqual([])
})
