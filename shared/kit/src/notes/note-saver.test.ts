import type { Note } from '@xhkt/contract'
import { ApiError } from '@xhkt/platform/api'
import { refusalsOf } from '@xhkt/testing/failures-of'
import type { NoteDraft } from './note-drafts.ts'
import { NoteSaver, SAVE_AFTER_MS, type SaverPorts } from './note-saver.ts'

const blank: NoteDraft = {
  id: 'd1',
  owner: '1',
  course_id: '12',
  section_id: '101',
  position: 7,
  note_id: null,
  text: '',
  base: { version: 0, text: '' },
  creating: null,
  unanswered: [],
  changed_at: 0,
}
const written = { ...blank, note_id: '5', text: '旧', base: { version: 3, text: '旧' } }

/** The server's side of one note: versions, conflicts and answers that get lost. */
class FakeNotes {
  notes = new Map<string, { version: number; text: string }>()
  keys = new Map<string, string>()
  requests: string[] = []
  /** How the next requests fail, in order; null answers. */
  failures: (ApiError | null)[] = []
  /** The server does what it was asked before the answer is lost. */
  losesAnswers = false

  private note = (note_id: string): Note => {
    const { version, text } = this.notes.get(note_id)!
    return { ...blank, course_title: '', section_title: '', created_at: 0, updated_at: 0, note_id, version, text }
  }

  private answer(name: string, act: () => Note): Promise<Note> {
    this.requests.push(name)
    const failure = this.failures.shift() ?? null
    if (failure && !this.losesAnswers) return Promise.reject(failure)
    const note = act()
    return failure ? Promise.reject(failure) : Promise.resolve(note)
  }

  create: SaverPorts['create'] = ({ text }, key) =>
    this.answer(`create ${text}`, () => {
      const id = this.keys.get(key) ?? String(this.notes.size + 10)
      if (!this.keys.has(key)) this.notes.set(id, { version: 1, text })
      this.keys.set(key, id)
      return this.note(id)
    })

  update: SaverPorts['update'] = ({ note_id, version, text }) =>
    this.answer(`update ${text}`, () => {
      const present = this.notes.get(note_id)
      if (!present) throw new ApiError('business', '笔记不存在', { code: 404030 })
      if (present.text === text) return this.note(note_id)
      if (present.version !== version) throw new ApiError('business', '已修改', { code: 409040, data: this.note(note_id) })
      this.notes.set(note_id, { version: version + 1, text })
      return this.note(note_id)
    })
}

const offline = new ApiError('transport', '网络异常')

function start(draft: NoteDraft = blank) {
  const server = new FakeNotes()
  const stored = new Map<string, NoteDraft>()
  let keys = 0
  const saver = new NoteSaver(draft, {
    create: async (...call) => server.create(...call),
    update: async (...call) => server.update(...call),
    store: { put: (each) => void stored.set(each.id, each), remove: (id) => void stored.delete(id) },
    newKey: () => `key ${++keys}`,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  })
  if (draft.note_id) server.notes.set(draft.note_id, { ...draft.base })
  const kind = () => saver.snapshot().status.kind
  return { saver, server, stored, kind }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('note: is saved a second after the last key, and its draft goes [courses#notes]', async () => {
  const { saver, server, stored, kind } = start()
  saver.type('要')
  await pass(SAVE_AFTER_MS - 1)
  saver.type(' 要点 ')
  await pass(SAVE_AFTER_MS - 1)
  expect([kind(), server.requests, stored.size]).toEqual(['unsaved', [], 1])
  await pass(1)
  expect([kind(), server.requests, stored.size]).toEqual(['saved', ['create 要点'], 0])
})

test('note: a conflict whose answer lacks the current note shows its message, and the draft stays', async () => {
  const { saver, server, stored } = start({ ...blank, note_id: '7', base: { version: 1, text: '甲' }, text: '甲' })
  server.failures.push(new ApiError('business', '已修改', { code: 409040 }))
  saver.type('乙')
  await pass(SAVE_AFTER_MS)
  expect(saver.snapshot().status).toEqual({ kind: 'refused', message: '已修改' })
  expect(stored.size).toBe(1)
})

test('note: what is typed while it is saved follows as a change of the same note', async () => {
  const { saver, server, kind } = start()
  saver.type('甲')
  saver.save()
  expect(kind()).toBe('saving')
  saver.type('甲乙')
  await pass(SAVE_AFTER_MS)
  expect(server.requests).toEqual(['create 甲', 'update 甲乙'])
  expect([...server.notes.values()]).toEqual([{ version: 2, text: '甲乙' }])
  expect(kind()).toBe('saved')
})

test('note: a change whose answer was lost is no conflict with what is typed since', async () => {
  const { saver, server, kind } = start(written)
  server.failures = [offline, offline]
  server.losesAnswers = true
  saver.type('新')
  await pass(SAVE_AFTER_MS)
  saver.type('新的')
  await pass(SAVE_AFTER_MS)
  saver.type('新的一句')
  await pass(SAVE_AFTER_MS)
  expect([...server.notes.values()]).toEqual([{ version: 6, text: '新的一句' }])
  expect(kind()).toBe('saved')
})

test('note: a new note whose answer was lost is sent again with its key, so that only one is created [courses#notes]', async () => {
  const { saver, server, kind } = start()
  server.failures = [offline]
  server.losesAnswers = true
  saver.type('甲')
  await pass(SAVE_AFTER_MS)
  expect(kind()).toBe('failed')
  saver.type('甲乙')
  await pass(SAVE_AFTER_MS * 2)
  expect(server.requests).toEqual(['create 甲', 'create 甲', 'update 甲乙'])
  expect([...server.notes.values()]).toEqual([{ version: 2, text: '甲乙' }])
})

test('note: is saved again by itself after 2 s, 4 s and so on, and keeps its draft until then', async () => {
  const { saver, server, stored, kind } = start(written)
  server.failures = [offline, offline, null]
  saver.type('新')
  await pass(SAVE_AFTER_MS)
  expect([kind(), stored.size]).toEqual(['failed', 1])
  await pass(2_000)
  expect([kind(), server.requests.length]).toEqual(['failed', 2])
  await pass(4_000)
  expect([kind(), server.requests.length, stored.size]).toEqual(['saved', 3, 0])
})

test.each([
  ['mine', [{ version: 5, text: '这里' }], '这里'],
  ['theirs', [{ version: 4, text: '那里' }], '那里'],
  ['both', [{ version: 4, text: '那里' }, { version: 1, text: '这里' }], '这里'],
] as const)('note: changed in two places, the learner keeps %s [courses#notes]', async (choice, notes, text) => {
  const { saver, server, kind } = start(written)
  server.notes.set('5', { version: 4, text: '那里' })
  saver.type('这里')
  await pass(SAVE_AFTER_MS)
  expect(saver.snapshot().status).toMatchObject({ kind: 'conflict', current: { text: '那里', version: 4 } })
  await pass(60_000)
  expect(server.requests).toHaveLength(1)
  saver.resolve(choice)
  await pass(SAVE_AFTER_MS)
  expect(kind()).toBe('saved')
  expect([...server.notes.values()]).toEqual(notes)
  expect(saver.snapshot().draft.text).toBe(text)
})

test('note: once the learner has decided a conflict for their empty text, the draft waits for no decision', async () => {
  const { saver, server, stored } = start(written)
  server.notes.set('5', { version: 4, text: '那里' })
  saver.type('这里')
  await pass(SAVE_AFTER_MS)
  expect(stored.get('d1')?.isUndecided).toBe(true)
  saver.type('')
  saver.resolve('mine')
  expect(stored.get('d1')).toMatchObject({ text: '', isUndecided: false })
})

test('note: a note that is deleted elsewhere while it is written becomes a new note', async () => {
  const { saver, server, kind } = start(written)
  server.notes.delete('5')
  saver.type('还在写')
  await pass(SAVE_AFTER_MS)
  expect(kind()).toBe('saved')
  expect(server.requests).toEqual(['update 还在写', 'create 还在写'])
})

test.each(refusalsOf('POST /v1/user/note'))('note: the refusal %s shows its message and keeps the text; a change tries again', async (code, _, words) => {
  const { saver, server, stored, kind } = start()
  server.failures = [new ApiError('business', words, { code: Number(code) })]
  saver.type('甲')
  await pass(SAVE_AFTER_MS)
  expect(saver.snapshot().status).toEqual({ kind: 'refused', message: words })
  expect(stored.get('d1')?.text).toBe('甲')
  await pass(60_000)
  saver.reconnect()
  expect(server.requests).toHaveLength(1)
  saver.type('甲乙')
  await pass(SAVE_AFTER_MS)
  expect(kind()).toBe('saved')
})

test('note: a note without a text is not sent', async () => {
  const { saver, server, kind } = start(written)
  saver.type('  ')
  await pass(60_000)
  expect([kind(), server.requests]).toEqual(['empty', []])
})

test('note: after it has stopped nothing is sent, and the draft stays', async () => {
  const { saver, server, stored } = start()
  saver.type('甲')
  saver.stop()
  await pass(60_000)
  expect(server.requests).toEqual([])
  expect(stored.size).toBe(1)
})
