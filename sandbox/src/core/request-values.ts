import type { FastifyInstance } from 'fastify'
import { cleanText } from '@xhkt/contract/clean-text'

interface FieldSchema {
  type?: string
  anyOf?: { type?: string }[]
}

interface QuerySchema {
  properties?: Record<string, FieldSchema>
}

const acceptsNumber = ({ type, anyOf = [] }: FieldSchema) => [type, ...anyOf.map((one) => one.type)].some((one) => one === 'integer' || one === 'number')

/** Converts numbers in the query string, which arrive as text. Bodies are not converted, so that a client's mistakes show. */
export function convertQueries(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { properties = {} } = (request.routeOptions.schema?.querystring ?? {}) as QuerySchema
    const query = request.query as Record<string, unknown>
    for (const [name, field] of Object.entries(properties)) {
      const text = query[name]
      const isNumber = typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
      if (isNumber && acceptsNumber(field)) query[name] = Number(text)
    }
    done()
  })
}

/** Levels that are cleaned. No schema of the contract is deeper, and a deeper value is refused, so it need not be cleaned. */
const deepest = 6

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

/** A query or a body whose texts are clean (docs/product/api.md#text). A file stays as it is. */
function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (!isPlain(value) || depth > deepest) return value
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanTexts(item, depth + 1)]))
}

/** Cleans texts before validation, so that a length limit applies to what is stored (docs/product/api.md#text). */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    request.query = cleanTexts(request.query)
    request.body = cleanTexts(request.body)
    done()
  })
}
