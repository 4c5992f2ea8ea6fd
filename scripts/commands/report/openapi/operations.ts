import { successCode } from '@xhkt/contract/constants'
import type { CallName } from '@xhkt/contract/answer-errors'
import type { Endpoint } from '@xhkt/contract/subjects/schema'
import { operationId, refusalsOf } from '@xhkt/sandbox/refusals'
import type { Annotation } from './annotations.ts'
import type { Components, JsonSchema } from './components.ts'
import { exampleOf } from './examples.ts'

type Schema = Endpoint['data']

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const securities = { none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] }
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Headers of every call (docs/product/api.md#requests). */
const everyHeader = ['DeviceId', 'ClientType', 'ClientSource', 'ClientVersion'].map((name) => ref('parameters', name))

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes the calls of the contract as operations of OpenAPI. */
export class Operations {
  /** Examples of the data that refusals carry, by code. */
  readonly carried: Record<string, unknown> = {}

  constructor(private readonly components: Components) {}

  private queryParameters(query: Schema, { fields = {} }: Annotation, name: string): object[] {
    const { properties = {}, required = [] } = query as { properties?: Record<string, Schema>; required?: string[] }
    return Object.entries(properties).map(([field, source]) => {
      const { description, examples, ...schema } = this.components.field(field, source, fields[field] ?? {}, name)
      const [example] = examples ?? []
      return {
        in: 'query',
        name: field,
        ...(required.includes(field) && { required: true }),
        ...(description && { description }),
        schema,
        ...(example !== undefined && { example }),
      }
    })
  }

  private requestBody({ body, upload }: Endpoint, annotation: Annotation, name: string): object | undefined {
    if (upload) {
      const content = Object.fromEntries(pictureTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      return { required: true, description: 'The picture itself, at most 5 MB. The server recognises the type of the picture by its first bytes.', content }
    }
    if (!body) return undefined
    const schema = this.components.root(body, annotation, name)
    const example = exampleOf(schema, this.components.schemas)
    return { required: true, content: { 'application/json': { schema, examples: { request: { value: example } } } } }
  }

  /** Adds the envelope around `data` as a named schema. */
  private answer(name: string, { code, data }: { code: JsonSchema; data: JsonSchema }): JsonSchema {
    return this.components.named(name, {
      type: 'object',
      properties: {
        code,
        message: { type: 'string', description: 'In a refusal: a text for the learner. No client reads the message of a success.' },
        data: { description: 'The data of the answer.', ...data },
      },
      required: ['code', 'message', 'data'],
    })
  }

  private responses(endpoint: Endpoint, { fields = {} }: Annotation, name: string): object {
    const refusals = refusalsOf(endpoint).map((code) => [`refused-${code}`, ref('examples', `Refusal${code}`)] as const)
    const headers = { Date: ref('headers', 'Date'), 'Cache-Control': ref('headers', 'CacheControl') }
    const others = { '4XX': ref('responses', 'NoEnvelope'), '5XX': ref('responses', 'NoEnvelope') }
    if (endpoint.download) {
      const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      const refusal = { 'application/json': { schema: ref('schemas', 'Refusal'), examples: Object.fromEntries(refusals) } }
      return { 200: { description: 'The file, or a refusal as JSON.', headers, content: { ...file, ...refusal } }, ...others }
    }
    const data = this.components.root(endpoint.data, fields['data'] ?? {}, `${name}Data`)
    const success = this.answer(`${name}Answer`, { code: { type: 'integer', enum: [successCode], description: 'Success.' }, data })
    const carrying = Object.entries(endpoint.refusalData ?? {}).map(([code, carried]) => {
      const schema = this.components.root(carried, fields['refusalData']?.fields?.[code] ?? {}, `${name}Refusal${code}Data`)
      this.carried[code] = exampleOf(schema, this.components.schemas)
      const description = 'The refusal that carries this `data`.'
      return this.answer(`${name}Refusal${code}`, { code: { type: 'integer', enum: [Number(code)], description }, data: schema })
    })
    const value = { code: successCode, message: '成功', data: exampleOf(data, this.components.schemas) }
    const schema = { anyOf: [success, ...carrying, ref('schemas', 'Refusal')] }
    const examples = { success: { value }, ...Object.fromEntries(refusals) }
    return { 200: { description: 'The answer, or a refusal.', headers, content: { 'application/json': { schema, examples } } }, ...others }
  }

  write(key: CallName, endpoint: Endpoint, annotation: Annotation): object {
    const id = operationId(key)
    const name = capitalized(id)
    const [, path = ''] = key.split(' ')
    const { comment, fields = {} } = annotation
    const { query, summary, session, idempotencyKey } = endpoint
    const requestBody = this.requestBody(endpoint, fields['body'] ?? {}, `${name}Request`)
    return {
      operationId: id,
      summary,
      ...(comment && { description: comment }),
      tags: [path.split('/')[2] ?? ''],
      security: securities[session],
      'x-refusals': refusalsOf(endpoint),
      parameters: [
        ...(query ? this.queryParameters(query, fields['query'] ?? {}, id) : []),
        ...everyHeader,
        ...(idempotencyKey ? [ref('parameters', 'IdempotencyKey')] : []),
      ],
      ...(requestBody && { requestBody }),
      responses: this.responses(endpoint, annotation, name),
    }
  }
}
