import type { Call } from '../call-names.ts'
import type { Names } from '../names.ts'

/** The specifiers by which a file of the sandbox imports other modules. */
export type Specifiers = Record<'Context' | 'Handlers' | 'coverAddress' | 'slicePage' | 'rows' | 'sandboxOfFile', string>

/** The handler of a call. */
export function handlerOf({ name, shape, row }: Call, subject: Names): string {
  if (row) return `    '${name}': ({ query }) => list${subject.pascal}(query),`
  if (shape === 'list') return `    '${name}': ({ query: { page = 1, page_size = 20 } }) => ({ list: [], total: 0, page, page_size }),`
  return `    '${name}': () => (${shape === 'write' ? '{}' : '{ total: 0 }'}),`
}

/** The handlers of a new subject. */
export function handlersText(subject: Names, call: Call, from: Specifiers): string {
  const rows = call.shape === 'list' ? `import { list${subject.pascal} } from '${from.rows}'\n` : ''
  return `import type { Context } from '${from.Context}'
import type { Handlers } from '${from.Handlers}'
${rows}
export const ${subject.camel}Handlers = (_context: Context) =>
  ({
${handlerOf(call, subject)}
  }) satisfies Partial<Handlers>
`
}

/** The rows of a new list: constants, the same for each learner, until a table of the database has rows. */
export function rowsText(subject: Names, { path, row }: Call, title: string, from: Specifiers): string {
  const type = row?.pascal ?? ''
  return `import type { DataOf, ${type}, QueryOf } from '@xhkt/contract'
import { slicePage } from '${from.slicePage}'
import { coverAddress } from '${from.coverAddress}'

const names = ['一', '二', '三']
const rows: readonly ${type}[] = names.map((name, index) => ({
  id: String(index + 1),
  title: \`${title}\${name}\`,
  cover: coverAddress(index + 1),
  created_at: 1_795_824_000,
}))

/** Constant rows, the same for each learner. */
export const list${subject.pascal} = (asked: QueryOf<'GET', '${path}'>): DataOf<'GET', '${path}'> => slicePage(rows, asked)
`
}

export function rowsTestText({ name, session }: Call, from: Specifiers): string {
  const login = session === 'required' ? '  const token = await sandbox.login(buyer)\n' : ''
  const token = session === 'required' ? ', token' : ''
  return `/** @jest-environment node */
import { ${session === 'required' ? 'buyer, ' : ''}sandboxOfFile } from '${from.sandboxOfFile}'

const sandbox = sandboxOfFile()

test('${name} answers page by page', async () => {
${login}  const { list, total } = await sandbox.data('${name}', { query: { page: 2, page_size: 2 }${token} })
  expect([list.length, total]).toEqual([1, 3])
})
`
}

/** A request for the sandbox's test that makes every call. */
export function requestOf({ name, shape, session }: Call): string {
  const parts = [...(shape === 'list' ? ['query: {}'] : []), ...(shape === 'write' ? [`body: { id: '1' }`] : []), ...(session === 'required' ? ['token'] : [])]
  return `  await sandbox.data('${name}'${parts.length > 0 ? `, { ${parts.join(', ')} }` : ''})`
}
