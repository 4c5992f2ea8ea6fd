import path from 'node:path'
import { Misuse } from '../../lib/usage.mjs'
import type { Call } from './call-names.ts'
import type { Changes } from './changes.ts'
import type { Names } from './names.ts'
import { endpointOf, namesOfSchema, subjectText } from './templates/contract.ts'
import type { Tree } from './tree.ts'

const folder = 'shared/contract/src'
const end = /^\} as const satisfies Record<string, Endpoint>/

/** A table of endpoints in the contract. */
export interface Table {
  name: string
  file: string
}

export interface NewCall {
  call: Call
  subject: Names
  title: string
  /** The name of a call in the contract about the same subject. */
  sibling: string | undefined
}

/** Adds names to a file's import of `schema.ts`. */
function importFromSchema(changes: Changes, file: string, wanted: string[]): void {
  changes.edit(file, (text) =>
    text.replace(/^import \{ (.*) \} from '\.\/schema\.ts'$/m, (_, names: string) => {
      const all = [...new Set([...names.split(', '), ...wanted])]
      const bare = (name: string) => name.replace(/^type /, '')
      return `import { ${all.sort((a, b) => bare(a).localeCompare(bare(b))).join(', ')} } from './schema.ts'`
    }),
  )
}

function addToTable(changes: Changes, file: string, call: Call): Table {
  const name = /export const (\w+Endpoints) = \{/.exec(changes.read(file))?.[1]
  if (!name) throw new Misuse(`${file} has no table of endpoints. Nothing was written.`)
  changes.insert(file, endpointOf(call), end)
  importFromSchema(changes, file, namesOfSchema(call))
  return { name, file }
}

/** Adds a call to the table of its subject, or to a new table. */
export function addToContract(changes: Changes, tree: Tree, { call, subject, title, sibling }: NewCall): Table {
  if (sibling !== undefined) {
    const [known] = tree.filesWith(folder, new RegExp(`^  '${sibling}': \\{`, 'm'))
    if (known === undefined) throw new Misuse(`No file of ${folder} has ${sibling}. Nothing was written.`)
    return addToTable(changes, known, call)
  }
  const { row } = call
  const [taken] = row ? tree.filesWith(folder, new RegExp(`^export (?:const|type|interface) ${row.pascal}\\b`, 'm')) : []
  if (row && taken) throw new Misuse(`${taken} exports ${row.pascal} already. Take another name. Nothing was written.`)
  const file = path.posix.join(folder, `${subject.kebab}.ts`)
  const name = `${subject.camel}Endpoints`
  changes.create(file, subjectText(subject, call, title))
  changes.addImport(`${folder}/endpoints.ts`, `import { ${name} } from './${subject.kebab}.ts'`)
  changes.insert(`${folder}/endpoints.ts`, `  ...${name},`, /^\}/)
  if (row) changes.insert(`${folder}/contract.ts`, `export type * from './${subject.kebab}.ts'`, /^export type \{ Known \}/)
  return { name, file }
}

/** The modules of an area that declare the shapes of answers: one for its first page, and another if further pages have their own. */
export const answersOf = (tree: Tree, area: string): string[] => tree.filesWith(`remote-${area}/src`, /^export const answers = answerShapes\(\{/m)

/** Adds a table of endpoints to the answers of an area. */
export function addAnswers(changes: Changes, tree: Tree, area: string, { name, file: table }: Table): void {
  const file = answersOf(tree, area).findLast((one) => one !== `remote-${area}/src/answers.ts`) ?? `remote-${area}/src/answers.ts`
  if (changes.read(file).includes(`  ...${name},`)) return
  const subject = path.posix.relative(folder, table).replace(/\.ts$/, '')
  const line = `import { ${name} } from '@xhkt/contract/subjects/${subject}'`
  if (!changes.read(file).includes(line)) changes.addImport(file, line)
  changes.insert(file, `  ...${name},`, /^\}\)/)
}
