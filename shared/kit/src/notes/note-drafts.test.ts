import { type NoteDraft, noteDrafts } from './note-drafts.ts'

const draft = (change: Partial<NoteDraft> = {}): NoteDraft => ({
  id: 'a',
  owner: '1',
  course_id: '12',
  section_id: '101',
  position: 7,
  note_id: null,
  text: '甲',
  base: { version: 0, text: '' },
  creating: null,
  unanswered: [],
  changed_at: Date.now(),
  ...change,
})

afterEach(() => localStorage.clear())

test('draft: each learner has their own, by lesson, oldest first [courses#notes]', () => {
  const [old, fresh] = [draft({ id: 'old', changed_at: Date.now() - 5_000 }), draft({ id: 'fresh' })]
  for (const each of [fresh, old, draft({ id: 'x', owner: '2' }), draft({ id: 'y', section_id: '102' })]) noteDrafts.put(each)
  expect(noteDrafts.of('1', '101')).toEqual([old, fresh])
  noteDrafts.remove('old')
  expect(noteDrafts.of('1', '101')).toEqual([fresh])
})

test('draft: a draft of an older release is read, and has no unanswered changes', () => {
  const { unanswered, ...old } = draft()
  localStorage.setItem('xhkt_note_drafts.a', JSON.stringify(old))
  expect(noteDrafts.of('1', '101')).toEqual([{ ...old, unanswered }])
})

const longAgo = Date.now() - 31 * 24 * 3600 * 1000

test('draft: is dropped after 30 days, or when somebody has edited it into nonsense', () => {
  noteDrafts.put(draft({ changed_at: longAgo }))
  localStorage.setItem('xhkt_note_drafts.b', '{"owner":"1","section_id":"101"}')
  localStorage.setItem('xhkt_note_drafts.c', 'x')
  localStorage.setItem('xhkt_note_drafts.d', JSON.stringify({ ...draft(), text: 7, changed_at: longAgo }))
  expect(noteDrafts.of('1', '101')).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('draft: a draft that this release cannot read is not shown but kept, as the release that wrote it may come back [answers#stored-values]', () => {
  const written = JSON.stringify({ ...draft(), text: { blocks: ['甲'] } })
  localStorage.setItem('xhkt_note_drafts.a', written)
  expect(noteDrafts.of('1', '101')).toEqual([])
  expect(localStorage.getItem('xhkt_note_drafts.a')).toBe(written)
})

test('draft: a damaged unanswered change is left out, and the draft is read', () => {
  const whole = draft({ unanswered: ['乙'] })
  localStorage.setItem('xhkt_note_drafts.a', JSON.stringify({ ...whole, unanswered: [1, '乙'] }))
  expect(noteDrafts.of('1', '101')).toEqual([whole])
})

test('draft: a claim waits for the tab that has the draft, if it is asked to, until it is given up', async () => {
  const queue: (() => void)[] = []
  let isHeld = false
  const request = async (_: string, { ifAvailable, signal }: LockOptions, run: (lock: object | null) => unknown): Promise<void> => {
    if (isHeld && ifAvailable) return void run(null)
    if (isHeld) {
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve)
        signal?.addEventListener('abort', reject)
      })
    }
    isHeld = true
    await run({})
    isHeld = false
    queue.shift()?.()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const first = await noteDrafts.claim('a')
  expect(await noteDrafts.claim('a')).toBeNull()
  const page = new AbortController()
  const second = noteDrafts.claim('a', page.signal)
  first?.()
  expect(await second).toBeInstanceOf(Function)
  const third = noteDrafts.claim('a', page.signal)
  page.abort()
  expect(await third).toBeNull()
})
