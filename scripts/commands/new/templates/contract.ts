import type { Call } from '../call-names.ts'
import type { Names } from '../names.ts'

/** The first draft of a row in the answer of a list. */
const rowOf = (row: Names, title: string): string => `/** A row of ${title}. */
export const ${row.pascal} = T.Object({
  id: Id,
  title: T.String({ minLength: 1 }),
  cover: T.String(),
  created_at: Seconds,
})
export type ${row.pascal} = Static<typeof ${row.pascal}>
`

/** The names of `schema.ts` that the code of `endpointOf` uses. */
export function namesOfSchema({ shape, row }: Call): string[] {
  if (shape === 'list') return ['type Endpoint', 'Id', 'PageOf', 'PageQuery', ...(row ? ['Seconds'] : [])]
  return shape === 'write' ? ['Empty', 'type Endpoint', 'Id'] : ['type Endpoint']
}

/** The entry of a call in its table of endpoints. */
export function endpointOf({ name, words, session, shape, row }: Call): string {
  const asked = shape === 'list' ? ['query: T.Object({ ...PageQuery }),'] : []
  const sent = shape === 'write' ? ['idempotencyKey: true,', 'body: T.Object({ id: Id }),'] : []
  const answered = { list: `PageOf(${row?.pascal ?? 'T.Object({ id: Id })'})`, value: 'T.Object({ total: T.Integer({ minimum: 0 }) })', write: 'Empty' }[shape]
  const lines = [`summary: '${words}',`, `session: '${session}',`, ...asked, ...sent, `data: ${answered},`]
  return [`  '${name}': {`, ...lines.map((line) => `    ${line}`), '  },'].join('\n')
}

/** A file of the contract for a new subject. */
export function subjectText(subject: Names, call: Call, title: string): string {
  const types = call.row ? `import { type Static, Type as T } from '@sinclair/typebox'` : `import { Type as T } from '@sinclair/typebox'`
  return `${types}
import { ${namesOfSchema(call).join(', ')} } from './schema.ts'

${call.row ? `${rowOf(call.row, title)}\n` : ''}export const ${subject.camel}Endpoints = {
${endpointOf(call)}
} as const satisfies Record<string, Endpoint>
`
}
