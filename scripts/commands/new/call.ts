import { endpoints } from '@xhkt/contract/endpoints'
import { Misuse } from '../../lib/usage.mjs'
import { baseOf, type Call, callWith } from './call-names.ts'
import type { Changes } from './changes.ts'
import { addAnswers, addToContract } from './contract.ts'
import { type Names, oneOf } from './names.ts'
import type { CallRequest } from './request.ts'
import { addToSandbox } from './sandbox.ts'
import { importsOfMade, importsOfTest, madeTestText, madeText } from './templates/api.ts'
import type { Tree } from './tree.ts'

/** Whether the calls of an area's pages need a session. */
export const sessionOf = (area: string): Call['session'] => (area === 'personal' || area === 'checkout' ? 'required' : 'none')

/** Adds imports and a text to a file, and creates the file if it does not exist. */
function addTo(changes: Changes, file: string, imports: string[], text: string): void {
  if (!changes.has(file)) {
    changes.create(file, `${imports.join('\n')}\n${text.startsWith('\n') ? '' : '\n'}${text}`)
    return
  }
  for (const line of imports) changes.addImport(file, line)
  changes.edit(file, (before) => `${before}${text.startsWith('\n') ? '' : '\n'}${text}`)
}

interface Caller {
  area: string
  feature: Names
  title: string
}

/** The name of a call in the contract about the same subject. */
export const siblingOf = ({ path }: Call): string | undefined =>
  Object.keys(endpoints).find((name) => baseOf(name.split(' ')[1] ?? '') === baseOf(path))

/** Adds a call to the contract, to the sandbox, to the answers of the area, and to the feature that makes the call. */
export function putCall(changes: Changes, tree: Tree, asked: Call, { area, feature, title }: Caller): void {
  if (asked.name in endpoints) throw new Misuse(`The contract has ${asked.name} already. Nothing was written.`)
  const sibling = siblingOf(asked)
  const call = { ...asked, row: asked.shape === 'list' && sibling === undefined ? oneOf(feature) : null }
  const added = { call, subject: feature, title, sibling, area }
  const table = addToContract(changes, tree, added)
  addToSandbox(changes, tree, added)
  addAnswers(changes, tree, area, table)
  addTo(changes, `remote-${area}/src/features/${feature.kebab}/api/queries.ts`, importsOfMade(call), madeText(call))
}

export function addCall(changes: Changes, tree: Tree, { area, names, method, path }: CallRequest): string[] {
  const folder = `remote-${area}/src/features/${names.kebab}`
  if (!changes.has(folder)) {
    throw new Misuse(
      `There is no ${folder}. npm run new -- feature ${area} ${names.kebab} makes it; npm run new -- page makes it with a page. Nothing was written.`,
    )
  }
  const call = callWith(method, path, sessionOf(area))
  putCall(changes, tree, call, { area, feature: names, title: names.kebab })
  addTo(changes, `${folder}/api/queries.test.ts`, importsOfTest(call), madeTestText(call))
  return [
    `${call.made} in ${folder}/api/queries.ts makes the call.`,
    'By hand: in the contract its body, answer and refusals; in the sandbox its answer; on the page its use. Then npm run report:contract. Continue with docs/guides/add-a-call.md.',
  ]
}
