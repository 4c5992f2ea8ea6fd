import type { Call } from '../call-names.ts'

/** The imports that `madeText` needs. */
export const importsOfMade = ({ shape }: Call): string[] =>
  shape === 'write'
    ? [`import type { BodyOf } from '@xhkt/contract'`, `import { api } from '@xhkt/platform/api'`]
    : [`import { apiQuery } from '@xhkt/platform/query'`]

/** The code with which an area makes a call. */
export function madeText({ made, method, path, shape }: Call): string {
  if (shape === 'value') return `export const ${made} = apiQuery('${path}')\n`
  if (shape === 'write') {
    return `export const ${made} = (body: BodyOf<'${method}', '${path}'>, idempotencyKey: string) =>
  api.${method.toLowerCase()}('${path}', body, { idempotencyKey })
`
  }
  return `/** A page of the list. The first page is requested without its number, like the early request of the route. */
export const ${made} = (page: number) => apiQuery('${path}', page > 1 ? { page } : undefined)
`
}

/** The imports that `madeTestText` needs. */
export function importsOfTest({ made, shape, session }: Call): string[] {
  const testing = ['answerCalls', ...(session === 'required' ? ['signInLearner'] : [])]
  return [
    ...(shape === 'write' ? [] : [`import { queryClient } from '@xhkt/platform/query'`]),
    `import { ${testing.join(', ')} } from '@xhkt/testing/answer-calls'`,
    ...(shape === 'write' ? [`import { failuresOf } from '@xhkt/testing/failures-of'`] : []),
    `import { ${made} } from './queries.ts'`,
  ]
}

export function madeTestText(call: Call): string {
  const { name, made, shape, session } = call
  const signIn = session === 'required' ? '  signInLearner()\n' : ''
  if (shape === 'write') {
    return `
test('${name} sends its body, with a key', async () => {
${signIn}  const calls = answerCalls({ '${name}': {} })
  await ${made}({ id: '1' }, 'key')
  expect(calls).toMatchObject([{ name: '${name}', body: { id: '1' }, headers: { 'Idempotency-Key': 'key' } }])
})

test.each(failuresOf('${name}'))('${name}: a failure by %s rejects with its message', async (_, failure, words) => {
${signIn}  answerCalls({ '${name}': failure })
  await expect(${made}({ id: '1' }, 'key')).rejects.toThrow(words)
})
`
  }
  const answer = shape === 'list' ? '{ list: [], total: 0, page: 2, page_size: 20 }' : '{ total: 3 }'
  return `
test('${name} is requested, and its answer returned', async () => {
${signIn}  const calls = answerCalls({ '${name}': ${answer} })
  expect(await queryClient.query(${shape === 'list' ? `${made}(2)` : made})).toEqual(${answer})
  expect(calls).toMatchObject([{ name: '${name}'${shape === 'list' ? `, query: { page: '2' }` : ''} }])
})
`
}
