import type { LessonPlay } from '@xhkt/contract'
import { answerErrors, type CallName } from '@xhkt/contract/answer-errors'
import { answerShapes } from '@xhkt/contract/answer-shapes'
import { successCode } from '@xhkt/contract/constants'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Endpoint } from '@xhkt/contract/subjects/schema'
import { readValue } from '@xhkt/platform/api/read-value'
import { ApiClient, type Reply } from './api-client.ts'
import { findValue } from './found-values.ts'
import { lessonMedia } from './lesson-media.ts'
import { type Row, tableOf } from './table.ts'
import { writes } from './writes.ts'

export interface ApiToCheck {
  address: string
  /** The token of a learner, to make the calls that need a session. */
  token?: string
  /** `phone:password` of the account that makes the writes. */
  account?: string
}

/** The most errors that a row lists. */
const mostErrors = 3

const shapes = answerShapes(endpoints)
const endpointOf = (call: CallName): Endpoint => endpoints[call]

/** Whether the pages can show an answer that breaks the contract. */
function pagesWith(call: CallName, data: unknown): string {
  const shape = shapes[call]
  const { value, faults } = shape === undefined ? { value: data, faults: [] } : readValue(shape, data)
  if (value === undefined) return `✗ the read fails: ${faults.at(-1)?.field || 'the answer itself'}`
  return faults.length > 0 ? `~ unknown or left out: ${[...new Set(faults.map(({ field }) => field || 'the answer'))].slice(0, mostErrors).join(', ')}` : '✓ as they are'
}

function rowOf(call: CallName, { status, code, message, data, milliseconds, faults }: Reply): Row {
  if (status === 0) return { call, answered: `✗ ${message}`, contract: '', pages: '', isBroken: true }
  const { refusals = [], download } = endpointOf(call)
  const answered = `${code || `HTTP ${status}`} in ${milliseconds} ms`
  if (download && status === 200) return { call, answered: `a file in ${milliseconds} ms`, contract: '✓', pages: '✓ as they are', isBroken: false }
  if (code !== successCode) {
    const isAllowed = refusals.includes(code)
    const contract = isAllowed ? '✓ a refusal' : `✗ ${code === 0 ? 'no envelope' : 'a refusal that the contract does not have'}: ${message}`
    return { call, answered, contract, pages: isAllowed ? '✓ as they are' : '✗ the read fails', isBroken: !isAllowed }
  }
  const errors = [...faults, ...answerErrors(call, data).map((error) => `${error.path} ${error.message}`)]
  const contract = errors.length === 0 ? '✓' : `✗ ${errors.slice(0, mostErrors).join('; ')}${errors.length > mostErrors ? `; ${errors.length - mostErrors} more` : ''}`
  return { call, answered, contract, pages: pagesWith(call, data), isBroken: errors.length > 0 }
}

/** The required parameters of a call. */
const parametersOf = (call: CallName): string[] => (endpointOf(call).query as { required?: string[] } | undefined)?.required ?? []

async function login(address: string, account: string): Promise<{ token?: string; row: Row }> {
  const [phone, ...password] = account.split(':')
  const call = 'POST /v1/login/register'
  const reply = await new ApiClient(address).call(call, { body: { phone, password: password.join(':') } })
  return { token: (reply.data as { access_token?: string } | null)?.access_token, row: rowOf(call, reply) }
}

/** Makes each GET whose parameters are known from earlier answers, until no further GET can be made. */
async function readAll(client: ApiClient, hasToken: boolean): Promise<{ rows: Row[]; answers: Map<CallName, unknown> }> {
  const answers = new Map<CallName, unknown>()
  const rows: Row[] = []
  let left = (Object.keys(endpoints) as CallName[]).filter((call) => call.startsWith('GET ') && call !== 'GET /v1/logout' && call !== 'GET /v1/refresh')
  for (let made = -1; made !== rows.length; ) {
    made = rows.length
    for (const call of left) {
      const query = Object.fromEntries(parametersOf(call).map((name) => [name, findValue(name, answers)]))
      if (Object.values(query).includes(undefined) || (endpointOf(call).session === 'required' && !hasToken)) continue
      const reply = await client.call(call, { query })
      rows.push(rowOf(call, reply))
      if (reply.code === successCode) answers.set(call, reply.data)
      left = left.filter((other) => other !== call)
    }
  }
  const missing = left.map((call): Row => {
    const why = endpointOf(call).session === 'required' && !hasToken ? 'needs --token' : `no answer has a ${parametersOf(call).find((name) => findValue(name, answers) === undefined)}`
    return { call, answered: `– ${why}`, contract: '', pages: '', isBroken: false }
  })
  return { rows: [...rows, ...missing], answers }
}

/** Compares the answers of an API with the contract. */
export async function checkApi({ address, token, account }: ApiToCheck): Promise<{ table: string; broken: boolean }> {
  const session = account === undefined ? { token, row: null } : await login(address, account)
  const client = new ApiClient(address, session.token)
  const { rows, answers } = await readAll(client, session.token !== undefined)
  const written = account === undefined || session.token === undefined ? [] : await writes(client, answers)
  const all = [...(session.row ? [session.row] : []), ...rows, ...written.map(([call, reply]) => rowOf(call, reply))]
  const play = answers.get('GET /v1/video/play') as LessonPlay | undefined
  const media = play ? await lessonMedia(play, address) : null
  const below = media ? `\n\nThe addresses of the lesson ${play?.section_id} give\n${media.lines.join('\n')}` : ''
  return { table: tableOf(all) + below, broken: all.some(({ isBroken }) => isBroken) || media?.isBroken === true }
}
