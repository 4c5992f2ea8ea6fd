import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CallName } from '@xhkt/contract/answer-errors'
import { endpoints } from '@xhkt/contract/endpoints'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import type { Endpoint } from '@xhkt/contract/subjects/schema'
import { refusalsOf } from '@xhkt/sandbox/refusals'
import { root } from '../../../lib/paths.mjs'
import { contractProgram } from '../public-api.ts'
import { annotatedCalls } from './annotations.ts'
import { Components } from './components.ts'
import { Operations } from './operations.ts'
import { type RefusalText, refusalTexts } from './refusal-texts.ts'

const page = 'docs/runbook/for-a-back-end.md'

/** The rules for all calls, quoted from the documentation for back ends, so that they are written only once. */
function rules(): string {
  const text = readFileSync(path.join(root, page), 'utf8')
  const [, section = ''] = text.split('\n## Rules for all calls\n')
  return (section.split('\n## ')[0] ?? '').trim().replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}

const header = (name: string, description: string, example: string) => ({
  in: 'header',
  name,
  description,
  schema: { type: 'string' },
  example,
})

const parameters = {
  DeviceId: header('Device-Id', 'A UUID that a browser makes once. Limits for visitors are counted by this id.', '0b1c7a52-6f3e-4a39-9d3c-2f6a1c4e8b70'),
  ClientType: header('Client-Type', 'Always `web`.', 'web'),
  ClientSource: header('Client-Source', 'Always `0`.', '0'),
  ClientVersion: header('Client-Version', 'Always `100`. A server may ignore it.', '100'),
  IdempotencyKey: {
    ...header('Idempotency-Key', 'A retry of the same attempt sends the same key, and is answered without being done again. Older clients send no key.', '5d9f6b1e-7d0a-4a53-8b4e-3c1f2a9d7e64'),
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
}

const headers = {
  Date: { description: 'The server’s clock. Pages count down by this clock, not by that of the learner.', schema: { type: 'string' }, example: 'Sat, 28 Nov 2026 04:00:00 GMT' },
  CacheControl: { description: 'A cached answer would have an old `Date`.', schema: { type: 'string', enum: ['no-store'] } },
}

const refusalSchema = {
  type: 'object',
  description: 'A refusal: 400xxx input, 401xxx session, 403xxx not allowed, 404xxx not found, 409xxx the state does not allow it, 429xxx too often, 5xxxxx a fault of the server.',
  properties: {
    code: { type: 'integer', minimum: 400_000, maximum: 599_999, description: 'The reason of the refusal, listed in the table of codes.', examples: [404_001] },
    message: { type: 'string', minLength: 1, description: 'A text for the learner, in Chinese, that names the next step.', examples: ['课程不存在或已下架，请浏览其他课程'] },
    data: { type: 'object', description: 'Empty, except for the refusals that carry data.', examples: [{}] },
  },
  required: ['code', 'message', 'data'],
}

const refusalExamples = (texts: readonly RefusalText[], carried: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    texts.map(({ code, name, when, messages, page: shown }) => [
      `Refusal${code}`,
      { summary: name, description: `${when} The page: ${shown}`, value: { code, message: messages[0], data: carried[code] ?? {} } },
    ]),
  )

/** The contract lacks what a person has to write. */
export class ContractGap extends Error {}

/** Throws where a back end would have to guess: at a field without a description, or a code that the table of codes lacks. */
function assertComplete({ undescribed }: Components, texts: readonly RefusalText[]): void {
  if (undescribed.length > 0) throw new ContractGap(`These fields need a comment in shared/contract: ${[...new Set(undescribed)].join(', ')}`)
  const [known, used] = [texts.map(({ code }) => code), Object.values<Endpoint>(endpoints).flatMap(refusalsOf)]
  const unknown = used.filter((code) => !known.includes(code))
  const unused = known.filter((code) => !used.includes(code))
  if (unknown.length > 0) throw new ContractGap(`These codes need an entry in shared/contract/src/refusals.ts: ${[...new Set(unknown)].join(', ')}`)
  if (unused.length > 0) throw new ContractGap(`No call is refused with these codes of shared/contract/src/refusals.ts: ${unused.join(', ')}`)
}

/** The OpenAPI document, made from the schemas and comments of the contract. */
function openApiDocument(): object {
  const components = new Components()
  const operations = new Operations(components)
  const annotations = annotatedCalls(contractProgram())
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, endpoint] of Object.entries(endpoints) as [CallName, Endpoint][]) {
    const [method = '', url = ''] = key.split(' ')
    paths[url] = { ...paths[url], [method.toLowerCase()]: operations.write(key, endpoint, annotations[key] ?? {}) }
  }
  const texts = refusalTexts()
  assertComplete(components, texts)
  return {
    openapi: '3.1.0',
    info: { title: 'Online course platform', version: String(contractMajor), description: rules(), license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The `access_token` of a login.' } },
      parameters,
      headers,
      schemas: { ...components.schemas, Refusal: refusalSchema },
      examples: refusalExamples(texts, operations.carried),
      responses: { NoEnvelope: { description: 'Not an answer of the API, but of a proxy in front of the API: the page shows 系统接口 and the status, and reads no message. A refusal has the status 200.' } },
    },
  }
}

/** The text of the document, as committed and served. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
