/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@xhkt/contract/endpoints'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'
import { testedFailures } from './tested-failures.ts'

const noConnection = 'no connection'
const contract = endpoints as Record<string, { refusals?: readonly number[] } | undefined>

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isHelper = (file: string): boolean => file.includes('/testing/')
const all = sourceFiles('.ts', '.tsx').filter((file) => /^(remote-personal|shared\/kit)\/src\//.test(file))
const source = all.filter((file) => !isTest(file) && !isHelper(file))
const area = source.filter((file) => file.startsWith('remote-personal/'))
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** The folders of the kit from which the area imports. */
const kitFolders = new Set(area.flatMap((file) => [...textOf(file).matchAll(/'@xhkt\/kit\/([\w-]+)\//g)].map(([, folder = '']) => folder)))
const ofKit = source.filter((file) => file.startsWith('shared/kit/') && kitFolders.has(file.split('/')[3] ?? ''))

const methods: Record<string, string> = { get: 'GET', blob: 'GET', post: 'POST', upload: 'POST', put: 'PUT', delete: 'DELETE' }
const runsOnPress = /\b(?:useAction|useSubmission|useSingleFlight)[<(]/

/** True for a read of an action: the file of the action makes it, or takes it from the `api` of its feature. */
function isRead(file: string, before: string): boolean {
  if (runsOnPress.test(textOf(file))) return true
  const name = [...before.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].at(-1)?.[1] ?? ''
  return area.map(textOf).some((text) => runsOnPress.test(text) && new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']+/api/queries.ts'`).test(text))
}

/** The calls that a file makes on a press: each write, and each read in a file with actions. The path of an upload is an option. */
function callsOf(file: string): string[] {
  const text = textOf(file)
  const calls = [...text.matchAll(/\bapi\s*\.(get|blob|post|upload|put|delete)\(\s*'(\/v1[^']*)'/g)]
    .filter(({ 1: method = '', index }) => methods[method] !== 'GET' || isRead(file, text.slice(0, index)))
    .map(([, method = '', address = '']) => `${methods[method]} ${address}`)
  const uploads = [...text.matchAll(/useUploads\(\{[^}]*'(\/v1[^']*)'/g)].map(([, address = '']) => `POST ${address}`)
  return [...calls, ...uploads]
}

/** Calls that `callsOf` does not find: 导出 reads a list in a file without an action, and `CodeField` sends a code through the platform. */
const madeElsewhere = ['GET /v1/user/note/list', 'POST /v1/sendSms']
/** A call that is made after an answer, not by a press. */
const notByPress = 'GET /v1/user/detail'
const made = [...new Set([...madeElsewhere, ...[...area, ...ofKit].flatMap(callsOf)])].filter((call) => call !== notByPress)

/** Failures that do more than show their message. Each has a test of its own, named by file and title. */
const ownTests: Readonly<Record<string, Record<string, readonly [file: string, title: string]>>> = {
  'PUT /v1/user/note': {
    404030: ['shared/kit/src/notes/note-saver.test.ts', 'a note that is deleted elsewhere while it is written becomes a new note'],
    409040: ['shared/kit/src/notes/note-saver.test.ts', 'changed in two places, the learner keeps %s'],
    [noConnection]: ['shared/kit/src/notes/note-saver.test.ts', 'is saved again by itself after 2 s, 4 s and so on'],
  },
  'POST /v1/user/note': { [noConnection]: ['shared/kit/src/notes/note-saver.test.ts', 'a new note whose answer was lost is sent again with its key'] },
  'PUT /v1/user/phone': {
    403076: ['remote-personal/src/features/safety/ui/change-phone/phone-dialog.test.tsx', 'an expired proof: leads back to the first step'],
    [noConnection]: ['remote-personal/src/features/safety/ui/change-phone/phone-dialog.test.tsx', 'a failure without an answer: shows a toast'],
  },
  'POST /v1/user/close': {
    409079: ['remote-personal/src/features/safety/ui/close-account/close-dialog.test.tsx', 'an order that came in between: is shown'],
  },
  'GET /v1/user/live/calendar/course': {
    [noConnection]: ['remote-personal/src/features/live-calendar/ui/month-file.test.tsx', 'a failure says so, saves nothing, and can be repeated'],
  },
}

/** The text of a test file, with the texts of the imported helpers of its folder before it. */
function withHelpers(file: string): string {
  const text = textOf(file)
  const imports = [...text.matchAll(/ from '(\.\.?\/testing\/[^']+)'/g)].map(([, at = '']) => path.join(path.dirname(file), at))
  return [...imports, file].map(textOf).join('\n')
}

const tested = all.filter(isTest).flatMap((file) => testedFailures(withHelpers(file)))

const isTested = (call: string, failure: string): boolean =>
  ownTests[call]?.[failure] !== undefined ||
  tested.some((one) => one.call === call && (failure === noConnection ? one.noConnection : !one.without.includes(failure)))

describe('an action of the personal centre', () => {
  it('has a test for each refusal that the contract lists for its call, and for a lost connection', () => {
    const failuresOf = (call: string): string[] => [noConnection, ...(contract[call]?.refusals ?? []).map(String)]
    const untested = made.flatMap((call) => failuresOf(call).filter((failure) => !isTested(call, failure)).map((failure) => `${call} ${failure}`))
    expect(untested).toEqual([])
    expect(made.length).toBeGreaterThan(40)
  })

  const own = Object.entries(ownTests).flatMap(([call, failures]) =>
    Object.entries(failures).map(([failure, [file, title]]) => ({ call, failure, file, title })),
  )

  it.each(own)('has a test of its own for the failure: $call by $failure', ({ call, failure, file, title }) => {
    expect(made).toContain(call)
    if (failure !== noConnection) expect(contract[call]?.refusals).toContain(Number(failure))
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(textOf(file)).toContain(title)
  })
})
