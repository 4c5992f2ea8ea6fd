import fc from 'fast-check'
import type { Note } from '@xhkt/contract'
import { cleanText } from '@xhkt/contract/clean-text'
import { ApiError } from '@xhkt/platform/api'
import type { NoteDraft } from './note-drafts.ts'
import { MOST_WRITES, NoteSaver } from './note-saver.ts'

const blank: NoteDraft = {
  ...{ id: 'd1', owner: '1', course_id: '12', section_id: '101', position: 7, note_id: null, text: '', base: { version: 0, text: '' } },
  ...{ creating: null, unanswered: [], changed_at: 0 },
}
const written = { ...blank, note_id: '5', text: '旧', base: { version: 3, text: '旧' } }
const offline = new ApiError('transport', '网络异常')
const hour = 3_600_000

type Keep = (text: string) => string

/** A server with one note. It may keep another text than it was sent, fail, or lose its answers. */
class OneNote {
  note: Note | null
  writes: string[] = []
  failure: ApiError | null = null
  losesAnswers = false
  /** The only text at which the server fails; empty: it fails at every text. */
  badText = ''
  constructor(draft: NoteDraft, private readonly keep: Keep) {
    this.note = draft.note_id === null ? null : this.noteOf({ ...draft.base })
  }

  private noteOf = ({ version, text }: { version: number; text: string }): Note => ({
    ...{ note_id: '5', course_id: '12', course_title: '', section_id: '101', section_title: '', position: 7, created_at: 0, updated_at: 0 },
    ...{ version, text },
  })

  write = async (text: string, version: number): Promise<Note> => {
    this.writes.push(text)
    const fails = this.badText === '' || text === this.badText
    if (this.failure && fails && !this.losesAnswers) throw this.failure
    const isOlder = this.note !== null && this.note.version !== version && this.note.text !== text
    const refusal = isOlder ? new ApiError('business', '已修改', { code: 409040, data: this.note }) : null
    if (!refusal) this.note = this.noteOf({ version: version + 1, text: this.keep(text) })
    if (this.failure && fails) throw this.failure
    if (refusal) throw refusal
    return this.note!
  }
}

/** `reload` is the next visit, with what the browser has kept. */
function start(draft: NoteDraft = written, keep: Keep = (text) => text) {
  const server = new OneNote(draft, keep)
  const stored = new Map<string, NoteDraft>()
  const open = (from: NoteDraft) =>
    new NoteSaver(from, {
      create: ({ text }) => server.write(text, 0),
      update: ({ text, version }) => server.write(text, version),
      store: { put: (each) => void stored.set(each.id, structuredClone(each)), remove: (id) => void stored.delete(id) },
      newKey: () => 'key',
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    })
  const saver = open(draft)
  const reload = () => {
    saver.stop()
    const next = open(stored.get('d1')!)
    next.save()
    return next
  }
  return { saver, server, stored, reload, kind: () => saver.snapshot().status.kind }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('note: a text with a NUL is sent without it, once, and is saved', async () => {
  const { saver, server, stored, kind } = start()
  saver.type('前\u0000后\r\n二')
  await pass(hour)
  expect([kind(), server.writes, stored.size]).toEqual(['saved', ['前后\n二'], 0])
})

test('note: a server that keeps another text gets it once; the learner changes it, tries again, or takes what is kept [courses#notes]', async () => {
  const { saver, server, stored, kind } = start(written, (text) => text.replace('😀', ''))
  saver.type('好😀')
  await pass(hour)
  saver.save()
  await pass(hour)
  expect([saver.snapshot().status, server.writes, stored.get('d1')?.text]).toEqual([{ kind: 'altered', kept: '好' }, ['好😀'], '好😀'])
  saver.retry()
  await pass(hour)
  expect([kind(), server.writes.length]).toEqual(['altered', 2])
  saver.type('好😀的')
  await pass(hour)
  expect([kind(), server.writes.length]).toEqual(['altered', 3])
  saver.takeKept()
  expect([kind(), saver.snapshot().draft.text, stored.size]).toEqual(['saved', '好的', 0])
})

test('note: a text that the server keeps otherwise is not sent again by the next visit, nor when the network is back', async () => {
  const { saver, server, stored, reload } = start(blank, (text) => text.replace('😀', ''))
  saver.type('好😀')
  await pass(hour)
  saver.reconnect()
  const next = reload()
  next.reconnect()
  await pass(hour)
  expect([next.snapshot().status, server.writes]).toEqual([{ kind: 'altered', kept: '好' }, ['好😀']])
  next.type('好的')
  await pass(hour)
  expect([next.snapshot().status.kind, server.note?.text, stored.size]).toEqual(['saved', '好的', 0])
})

test.each([
  ['no answer', offline],
  ['an error of the server', new ApiError('transport', '系统接口500异常', { status: 500 })],
])('note: with %s it is written three times, then waits for the learner, and is kept as a draft', async (_, failure) => {
  const { saver, server, stored, kind } = start()
  server.failure = failure
  saver.type('新')
  await pass(hour)
  saver.save()
  await pass(hour)
  expect([kind(), server.writes.length, stored.get('d1')?.text]).toEqual(['stalled', MOST_WRITES, '新'])
  server.failure = null
  saver.retry()
  await pass(0)
  expect([kind(), stored.size]).toEqual(['saved', 0])
})

test('note: after the server fails at the first text, the next text is still saved', async () => {
  const { saver, server, kind } = start(blank)
  server.failure = new ApiError('transport', '系统接口500异常', { status: 500 })
  server.badText = '甲'
  saver.type('甲')
  await pass(hour)
  saver.type('乙')
  await pass(hour)
  expect([kind(), server.writes.at(-1), server.note?.text]).toEqual(['saved', '乙', '乙'])
})

test('note: a call of an expired session does not count as a write, so the note is saved after the next login', async () => {
  const { saver, server, kind } = start()
  server.failure = new ApiError('expired', '请先登录')
  saver.type('新')
  await pass(hour)
  expect(kind()).toBe('failed')
  server.failure = null
  await pass(hour)
  expect([kind(), server.note?.text]).toEqual(['saved', '新'])
})

test('note: after a reload a change whose answer was lost is no conflict with what was typed since [courses#notes]', async () => {
  const { saver, server, stored, reload } = start()
  server.failure = offline
  server.losesAnswers = true
  saver.type('新')
  await pass(1_000)
  expect(server.note).toMatchObject({ version: 4, text: '新' })
  saver.type('新的')
  server.failure = null
  const next = reload()
  await pass(0)
  expect([next.snapshot().status.kind, server.note?.text, stored.size]).toEqual(['saved', '新的', 0])
})

test('a change whose answer had not arrived when the page ended is no conflict on the next visit', async () => {
  const { saver, server, reload } = start()
  saver.type('新')
  saver.save()
  server.losesAnswers = true
  saver.type('新的')
  const next = reload()
  await pass(0)
  expect([next.snapshot().status.kind, server.note?.text]).toEqual(['saved', '新的'])
})

test('note: after a reload a change on another device is a conflict', async () => {
  const { saver, server, reload } = start()
  server.failure = offline
  server.losesAnswers = true
  saver.type('新')
  await pass(1_000)
  server.note = { ...server.note!, version: 5, text: '别处' }
  saver.type('新的')
  server.failure = null
  const next = reload()
  await pass(0)
  expect(next.snapshot().status).toMatchObject({ kind: 'conflict', current: { text: '别处' } })
})

test('note: a text that is typed back to what it was is sent, as the server may have the unanswered change', async () => {
  const { saver, server, kind } = start()
  server.failure = offline
  server.losesAnswers = true
  saver.type('新')
  await pass(1_000)
  server.failure = null
  saver.type('旧')
  await pass(hour)
  expect([kind(), server.note?.text]).toEqual(['saved', '旧'])
})

test('note: a draft keeps the first unanswered changes and the last one, and is not large', async () => {
  const { saver, server, stored } = start()
  server.failure = offline
  for (let number = 0; number < 50; number += 1) {
    saver.type(`稿 ${number}`)
    await pass(1_000)
  }
  const kept = stored.get('d1')!.unanswered
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, '稿 0', '稿 49'])
})

const odd = fc.constantFrom('\u0000', '\r', '\r\n', '\u000B', '\uD83D', '\uDE00', '\u202E', '\u2069', '\uFEFF', '\u200D', ' ', '\u3000', '👨‍👩‍👧', 'é', '字')
const oddText = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join(''))
const servers: [string, Keep][] = [
  ['cleans as the contract says', cleanText],
  ['ends a text at a NUL', (text) => text.split('\0')[0]!],
  ['keeps three bytes of UTF-8', (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '?')],
  ['trims other characters', (text) => text.replace(/^[ \n]+|[ \n]+$/g, '')],
  ['keeps nothing', () => ''],
  ['numbers it', ((count) => (text: string) => `${text}${(count += 1)}`)(0)],
]

test.each(servers)('note: no text makes more than three writes by itself, with a server that %s [courses#notes]', async (_, keep) => {
  await fc.assert(
    fc.asyncProperty(oddText, fc.boolean(), fc.boolean(), async (text, isNew, fails) => {
      const { saver, server, kind } = start(isNew ? blank : written, keep)
      if (fails) server.failure = offline
      saver.type(text)
      for (let visit = 0; visit < 5; visit += 1) {
        await pass(hour)
        saver.save()
      }
      expect(server.writes.length).toBeLessThanOrEqual(MOST_WRITES)
      expect(['saved', 'empty', 'altered', 'stalled']).toContain(kind())
      if (keep === cleanText && !fails) expect(['saved', 'empty']).toContain(kind())
    }),
    { seed: 125, numRuns: 150 },
  )
})
