import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Endpoint, EndpointKey } from '../core/route.ts'

export interface FreeText {
  call: EndpointKey
  part: 'query' | 'body'
  field: string
}

/** Words, spaces, emoji and other symbols: what only a text of a person's own may have. */
const ownWords = ['学海 a1，，！', '学海课堂 abc，123456']

const takesOwnWords = (schema: TSchema): boolean =>
  schema.type === 'string' && schema.const === undefined && ownWords.some((words) => Value.Check(schema, words))

/** The schemas in a schema that may hold a text, each with its path. */
function textsOf(schema: TSchema, path: string): string[] {
  if (takesOwnWords(schema)) return [path]
  const properties = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  const { items: item, anyOf, allOf } = schema as { items?: TSchema | TSchema[]; anyOf?: TSchema[]; allOf?: TSchema[] }
  return [
    ...properties.flatMap(([name, field]) => textsOf(field, path === '' ? name : `${path}.${name}`)),
    ...[item ?? [], anyOf ?? [], allOf ?? []].flat().flatMap((inner) => textsOf(inner, path)),
  ]
}

/** Every text of a request that the schemas of the contract leave to the sender. */
export const freeTexts: FreeText[] = (Object.keys(endpoints) as EndpointKey[]).flatMap((call) => {
  const endpoint: Endpoint = endpoints[call]
  return (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [...new Set(textsOf(schema, ''))].map((field) => ({ call, part, field })) : []
  })
})
