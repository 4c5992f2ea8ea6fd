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

/** The rules of all calls, from the page for a back end: they are written once. */
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
  DeviceId: header('Device-Id', 'A UUID that the browser makes once. Limits for visitors count by it.', '0b1c7a52-6f3e-4a39-9d3c-2f6a1c4e8b70'),
  ClientType: header('Client-Type', 'Always `web`.', 'web'),
  ClientSource: header('Client-Source', 'Always `0`.', '0'),
  ClientVersion: header('Client-Version', 'Always `100`. A server may ignore it.', '100'),
  IdempotencyKey: {
    ...header('Idempotency-Key', 'The same for a retry of the same attempt, which is then answered but not done again. Older clients do not send it.', '5d9f6b1e-7d0a-4a53-8b4e-3c1f2a9d7e64'),
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
}

const headers = {
  Date: { description: 'The server’s clock. Pages count down by it, not by the clock of the learner.', schema: { type: 'string' }, example: 'Sat, 28 Nov 2026 04:00:00 GMT' },
  CacheControl: { description: 'A cached answer would have an old `Date`.', schema: { type: 'string', enum: ['no-store'] } },
}

const refusalSchema = {
  type: 'object',
  description: 'A refusal: 400xxx input, 401xxx session, 403xxx not allowed, 404xxx not found, 409xxx the state does not allow it, 429xxx too often.',
  properties: {
    code: { type: 'integer', minimum: 400_000, maximum: 599_999, description: 'What was refused, as the table of codes says.', examples: [404_001] },
    message: { type: 'string', minLength: 1, description: 'For the learner, in Chinese. It says the next step.', examples: ['课程不存在或已下架，请浏览其他课程'] },
    data: { type: 'object', description: 'Empty, but for the refusals that carry something.', examples: [{}] },
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

/** Throws where a back end would have to guess: a field without a word, a code that the table does not have. */
function assertComplete({ undescribed }: Components, texts: readonly RefusalText[]): void {
  if (undescribed.length > 0) throw new Error(`These fields need a comment in shared/contract: ${[...new Set(undescribed)].join(', ')}`)
  const [known, used] = [texts.map(({ code }) => code), Object.values<Endpoint>(endpoints).flatMap(refusalsOf)]
  const unknown = used.filter((code) => !known.includes(code))
  const unused = known.filter((code) => !used.includes(code))
  if (unknown.length > 0) throw new Error(`These codes need words in shared/contract/src/refusals.ts: ${[...new Set(unknown)].join(', ')}`)
  if (unused.length > 0) throw new Error(`No call is refused with these codes of shared/contract/src/refusals.ts: ${unused.join(', ')}`)
}

/** The description of the API, from the schemas and comments of the contract. */
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
      responses: { NoEnvelope: { description: 'No answer of the API, but of something in front of it: the page shows 系统接口 and the status, and reads no message. A refusal has the status 200.' } },
    },
  }
}

/** The document as it is committed and served. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
