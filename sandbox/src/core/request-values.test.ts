/** @jest-environment node */
import fc from 'fast-check'
import fastify from 'fastify'
import { cleanText } from '@xhkt/contract/clean-text'
import { openDatabase, query } from './database.ts'
import { cleanRequests } from './request-values.ts'
import { freeTexts } from '../testing/free-texts.ts'
import { sendByHttp } from '../testing/send-by-http.ts'

const odd = fc.constantFrom('\u0000', '\u0007', '\u007F', '\u0085', '\r', '\r\n', '\n', '\t', '\uD83D', '\uDE00', '\u202E', '\u2069', '\u200D', '\uFEFF', '👨‍👩‍👧', '字')
const oddText = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }).map((parts) => parts.join(''))
interface Read {
  query: object
  body: object
}

const runs = { seed: 125, numRuns: 40 }

/** Answers each request with what its handler gets. */
const app = fastify()
cleanRequests(app)
app.all('/*', (request) => ({ query: request.query, body: request.body }))
app.post('/deep', () => ({}))
let url: string
beforeAll(async () => (url = await app.listen({ host: '127.0.0.1', port: 0 })))
afterAll(() => app.close())

const get = async (query: string) => (await sendByHttp(`${url}/v1?${query}`, { method: 'GET' })).body as Read
const post = async (body: object) => (await sendByHttp(`${url}/v1`, { method: 'POST', body })).body as Read

const nested = (path: string, text: string): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), text) as object

test('the contract has free texts of many calls', () => {
  const calls = freeTexts.map(({ call, field }) => `${call} ${field}`)
  expect(calls).toEqual(expect.arrayContaining(['PUT /v1/user/note text', 'GET /v1/search keyword', 'PUT /v1/user nickname', 'POST /v1/order remark']))
})

test.each(freeTexts)('$call: the server reads $field as the contract cleans it [api#text]', async ({ part, field }) => {
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      // An address cannot have half a character: the client replaces it before it encodes the address.
      const sent = part === 'query' ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text
      const read = part === 'query' ? await get(`${field}=${encodeURIComponent(sent)}`) : await post(nested(field, sent))
      expect(read[part]).toEqual(nested(field, cleanText(text)))
    }),
    runs,
  )
})

test.each([
  ['lists', { ids: ['a\u0000', 1, null] }, { ids: ['a', 1, null] }],
  ['nothing but texts', { on: true, count: 5, none: null }, { on: true, count: 5, none: null }],
])('a body: %s are cleaned', async (_, payload, body) => {
  expect(await post(payload)).toEqual({ query: {}, body })
})

test('a very deeply nested body is no error of the server', async () => {
  const body = '['.repeat(5_000) + ']'.repeat(5_000)
  const answer = await fetch(`${url}/deep`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect(answer.status).toBe(200)
})

test('the database gives a clean text back as it was', () => {
  const db = openDatabase(':memory:')
  db.exec('CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT NOT NULL)')
  fc.assert(
    fc.property(oddText, (text) => {
      db.run('INSERT OR REPLACE INTO words (id, text) VALUES (1, ?)', cleanText(text))
      expect(db.get(query<{ text: string }>('SELECT text FROM words WHERE id = 1'))?.text).toBe(cleanText(text))
    }),
    { seed: 125, numRuns: 1000 },
  )
  db.close()
})
