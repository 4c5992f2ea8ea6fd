import { misfits, type Schema } from './schema-misfits.ts'

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  security?: Record<string, unknown>[]
  parameters?: { name: string; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface OpenApi {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
}

/** A document with each reference replaced by its target. No schema may refer to itself. */
function withoutReferences(document: OpenApi): OpenApi {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as { $ref?: string }
    const target = $ref?.replace('#/', '').split('/').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], document)
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, key === 'examples' ? {} : resolve(inner)]))
    return target === undefined ? own : { ...(resolve(target) as object), ...own }
  }
  return { info: document.info, paths: resolve(document.paths) as OpenApi['paths'] }
}

/** The JSON schema of a body or an answer. A file has no schema to compare, so its schema is empty. */
const schemaOf = (content: Content | undefined): Schema => content?.content?.['application/json']?.schema ?? {}
const needsSession = ({ security = [] }: Operation): boolean => security.length > 0 && security.every((one) => Object.keys(one).length > 0)

/** The envelopes of an answer by code, because a refusal would fit any envelope. An answer without codes is one envelope. */
function envelopesOf(schema: Schema): Map<unknown, Schema> {
  const codesOf = ({ properties }: Schema): unknown[] => properties?.code?.enum ?? []
  const coded = (schema.anyOf ?? [schema]).flatMap((one) => codesOf(one).map((code): [unknown, Schema] => [code, one]))
  return new Map(coded.length > 0 ? coded : [[null, schema]])
}

function answerBreaks(before: Schema, after: Schema): string[] {
  const now = envelopesOf(after)
  return [...envelopesOf(before)].flatMap(([code, envelope]) => misfits(now.get(code) ?? {}, envelope, { isExact: false }))
}

/** The parameters of an address as an object schema. */
function queryOf({ parameters = [] }: Operation): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function operationBreaks(before: Operation, after: Operation): string[] {
  const asked = [
    ...misfits(queryOf(before), queryOf(after), { isExact: true }),
    ...misfits(schemaOf(before.requestBody), schemaOf(after.requestBody), { isExact: true }),
  ]
  const answered = Object.keys(before.responses).flatMap((status) =>
    answerBreaks(schemaOf(before.responses[status]), schemaOf(after.responses[status])),
  )
  return [
    ...(needsSession(after) && !needsSession(before) ? ['needs a session now'] : []),
    ...asked.map((reason) => `does not take what an older area sends: ${reason}`),
    ...answered.map((reason) => `answers what an older area does not expect: ${reason}`),
  ]
}

/** The calls that an area built with the `committed` document cannot use if the server follows that of the `sources`, with reasons. */
export function openApiBreaks(committed: OpenApi, sources: OpenApi): string[] {
  const [before, after] = [withoutReferences(committed), withoutReferences(sources)]
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      return now ? operationBreaks(operation, now).map((problem) => `${name} ${problem}`) : [`${name} is gone`]
    }),
  )
}
