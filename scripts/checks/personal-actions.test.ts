/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '@xhkt/contract/constants'
import { endpoints } from '@xhkt/contract/endpoints'
import { codeIn, read, tableUnder } from './product-pages.ts'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

interface Row {
  page: string
  action: string
  call: string
  refusal: string
  words: string
  file: string
  title: string
}

const noConnection = 'no connection'

/** The path of a test as the table writes it. */
const fileOf = (written: string): string =>
  written.startsWith('@xhkt/kit/') ? written.replace('@xhkt/kit/', 'shared/kit/src/') : `remote-personal/src/features/${written}`

const rows: Row[] = tableUnder('docs/personal-actions.md', 'Failures').map(
  ([page = '', action = '', call = '', refusal = '', words = '', , file = '', title = '']) => ({
    ...{ page, action, refusal, words, title },
    call: codeIn(call)[0] ?? '',
    file: fileOf(codeIn(file)[0] ?? ''),
  }),
)

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file)
const area = sourceFiles('.ts', '.tsx').filter((file) => file.startsWith('remote-personal/src/') && !isTest(file))
const kit = sourceFiles('.ts', '.tsx').filter((file) => file.startsWith('shared/kit/src/') && !isTest(file))
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The folders of the kit that the area imports something of. */
const kitFolders = new Set(area.flatMap((file) => [...textOf(file).matchAll(/'@xhkt\/kit\/([\w-]+)\//g)].map(([, folder = '']) => folder)))
const ofKit = kit.filter((file) => kitFolders.has(file.split('/')[3] ?? ''))

const methods: Record<string, string> = { get: 'GET', blob: 'GET', post: 'POST', upload: 'POST', put: 'PUT', delete: 'DELETE' }
const runsOnPress = /\b(?:useAction|useSubmission|useSingleFlight)[<(]/

/** What a file changes or fetches on a press: each write, and each read of an action. The path of an upload is an option. */
function callsOf(file: string): string[] {
  const text = textOf(file)
  const calls = [...text.matchAll(/\bapi\s*\.(get|blob|post|upload|put|delete)\(\s*'(\/v1[^']*)'/g)]
    .filter(([, method = '']) => methods[method] !== 'GET' || runsOnPress.test(text))
    .map(([, method = '', address = '']) => `${methods[method]} ${address}`)
  const uploads = [...text.matchAll(/useUploads\(\{[^}]*'(\/v1[^']*)'/g)].map(([, address = '']) => `POST ${address}`)
  return [...calls, ...uploads]
}

/** 导出 reads every page of a list, in a file without an action. */
const exported = 'GET /v1/user/note/list'

/** `CodeField` of the kit makes it through the platform. */
const codeCall = 'POST /v1/sendSms'

const made = [codeCall, ...new Set([...area, ...ofKit].flatMap(callsOf))]
  // Read again after the answer, not by a press.
  .filter((call) => call !== 'GET /v1/user/detail')

/** Where the words of the API stand: the code, and the message as a text or a template. */
const messages = [...read('sandbox/src/core/api-error.ts').matchAll(/new ApiError\(([\w.]+), (?:'([^']*)'|`([^`]*)`)/g)].map(
  ([, code = '', text, template = '']) => ({
    code: code.startsWith('errorCode.') ? String((errorCode as Record<string, number>)[code.slice(10)]) : code,
    text: text ?? template,
  }),
)
const ownMessages = [...area, ...ofKit, 'shared/platform/src/api/unwrap.ts'].map(textOf).join('\n')

const hasWords = (text: string, words: string): boolean => words.split('…').every((part) => text.includes(part))

describe('docs/personal-actions.md', () => {
  it('has a row for each call that an action of the area makes, and for no other', () => {
    const named = new Set(rows.map(({ call }) => call))
    expect(made.filter((call) => !named.has(call))).toEqual([])
    expect([...named].filter((call) => !made.includes(call) && call !== exported)).toEqual([])
    expect(made.length).toBeGreaterThan(40)
  })

  it('has a row for each refusal that the contract lists for these calls, and one for no connection', () => {
    const contract = endpoints as Record<string, { refusals?: readonly number[] }>
    const wanted = made.flatMap((call) => [noConnection, ...(contract[call]?.refusals ?? [])].map((refusal) => `${call} ${refusal}`))
    const named = new Set(rows.map(({ call, refusal }) => `${call} ${refusal}`))
    expect(wanted.filter((one) => !named.has(one))).toEqual([])
  })

  it.each(rows)('$page, $action, $refusal: the words are those of the source', ({ refusal, words }) => {
    const sources = refusal === noConnection ? [ownMessages] : messages.filter(({ code }) => code === refusal).map(({ text }) => text)
    expect(words).not.toBe('')
    expect(sources.some((text) => hasWords(text, words))).toBe(true)
  })

  it.each(rows)('$page, $action, $refusal: its test exists', ({ file, title }) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(title).not.toBe('')
    expect(read(file)).toContain(title)
  })
})
