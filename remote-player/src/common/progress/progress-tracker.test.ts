/** @jest-environment node */
import { type Playhead, type Progress, ProgressTracker, type Urgency } from './progress-tracker.ts'

function setUp({ position = 0, period = 15_000, free = true } = {}) {
  const state = { now: 0, free, playing: false, head: { position, duration: 600, rate: 1 } satisfies Playhead }
  const starts: Progress[] = []
  const sent: (Omit<Progress, 'playing'> & { urgency: Urgency })[] = []
  const kept: [at: number, position: number, played: number][] = []
  const tracker = new ProgressTracker({
    now: () => state.now,
    period: () => period,
    position,
    keep: (progress) => kept.push([state.now / 1000, progress.position, progress.played]),
    offer({ playing, ...progress }, urgency) {
      if (!state.free && urgency === 'routine') return false
      const isStart = playing && !state.playing && progress.played === 0
      state.playing = playing
      if (isStart) return starts.push({ playing, ...progress }) > 0
      sent.push({ ...progress, urgency })
      return true
    },
  })
  const watch = (seconds: number, rate = 1) => {
    for (let i = 0; i < seconds * 4; i++) {
      state.now += 250
      state.head = { ...state.head, position: state.head.position + 0.25 * rate, rate }
      tracker.tick(state.head)
    }
  }
  const jump = (to: number) => {
    tracker.jump()
    state.head = { ...state.head, position: to }
    tracker.land(state.head)
    tracker.seek(state.head)
  }
  return { state, starts, sent, kept, tracker, watch, jump }
}

// docs/product/courses.md#study-progress
test.each([
  [15_000, 60, 4],
  [5_000, 60, 12],
  [15_000, 14, 0],
])('a period of %i ms gives in %i s of playing %i reports [courses#study-progress]', (period, seconds, count) => {
  const { state, sent, tracker, watch } = setUp({ period })
  tracker.play(state.head)
  watch(seconds)
  expect(sent).toHaveLength(count)
  for (const report of sent) expect(report.played).toBe(period / 1000)
})

test('a minute at double rate counts as two minutes of the lesson and one minute of time', () => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(60, 2)
  tracker.pause(state.head)
  expect(sent.reduce((sum, { played }) => sum + played, 0)).toBe(120)
  expect(sent.reduce((sum, { spent }) => sum + spent, 0)).toBe(60)
  expect(sent.at(-1)?.position).toBe(120)
})

test('a pause reports at once, and a paused lesson reports nothing more', () => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(4)
  tracker.pause(state.head)
  expect(sent).toEqual([{ position: 4, duration: 600, ranges: [[0, 4]], played: 4, spent: 4, urgency: 'routine' }])
  state.now += 120_000
  tracker.tick(state.head)
  tracker.hide(state.head)
  tracker.leave(state.head)
  expect(sent).toHaveLength(1)
})

test('the period restarts after a pause, not after buffering', () => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(10)
  tracker.pause(state.head)
  state.now += 60_000
  tracker.play(state.head)
  watch(10)
  tracker.play(state.head)
  watch(5)
  expect(sent.map(({ played }) => played)).toEqual([10, 15])
})

test('a jump reports the new position, without the skipped part [courses#study-progress]', () => {
  const { state, sent, tracker, watch, jump } = setUp()
  tracker.play(state.head)
  watch(3)
  jump(300)
  watch(2)
  tracker.pause(state.head)
  expect(sent.map(({ position, ranges }) => [position, ranges])).toEqual([
    [300, [[0, 3]]],
    [302, [[300, 302]]],
  ])
})

test('a jump while paused reports the position with nothing played', () => {
  const { sent, jump } = setUp()
  jump(90)
  expect(sent).toEqual([{ position: 90, duration: 600, ranges: [], played: 0, spent: 0, urgency: 'routine' }])
})

test('positions during a jump do not count', () => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(1)
  tracker.jump()
  watch(1)
  tracker.land(state.head)
  watch(1)
  tracker.pause(state.head)
  expect(sent.map(({ played }) => played)).toEqual([2])
})

test('resuming at the position that the server has reports nothing', () => {
  const { state, sent, tracker, watch } = setUp({ position: 47 })
  tracker.jump()
  tracker.land(state.head)
  tracker.play(state.head)
  watch(0.5)
  tracker.seek(state.head)
  expect(sent).toEqual([])
  tracker.leave(state.head)
  expect(sent).toEqual([{ position: 47.5, duration: 600, ranges: [[47, 47.5]], played: 0.5, spent: 0.5, urgency: 'last' }])
})

test.each([
  ['end', 'keep'],
  ['hide', 'keep'],
  ['leave', 'last'],
] as const)('%s reports the rest as %s', (event, urgency) => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(2)
  tracker[event](state.head)
  expect(sent).toEqual([{ position: 2, duration: 600, ranges: [[0, 2]], played: 2, spent: 2, urgency }])
})

test('a page that is paused, hidden and then closes sends one report', () => {
  const { state, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(2)
  tracker.pause(state.head)
  tracker.hide(state.head)
  state.now += 4
  tracker.leave(state.head)
  expect(sent).toHaveLength(1)
})

test('a waiting report goes out with everything played meanwhile', () => {
  const { state, sent, tracker, watch } = setUp({ free: false })
  tracker.play(state.head)
  watch(20)
  expect(sent).toEqual([])
  state.free = true
  tracker.settle(state.head)
  expect(sent.map(({ played }) => played)).toEqual([20])
  tracker.settle(state.head)
  expect(sent).toHaveLength(1)
})

test('the time before a change of the rate counts at the old rate', () => {
  const { state, sent, tracker } = setUp()
  state.head = { ...state.head, rate: 2 }
  tracker.play(state.head)
  state.now += 1000
  state.head = { ...state.head, position: 2, rate: 0.5 }
  tracker.changeRate(state.head)
  state.now += 1000
  state.head = { ...state.head, position: 2.5 }
  tracker.pause(state.head)
  expect(sent).toMatchObject([{ ranges: [[0, 2.5]], played: 2.5, spent: 2 }])
})

test('the start of playing is reported, unless a report is younger than the period [courses#study-progress]', () => {
  const { state, starts, sent, tracker, watch } = setUp()
  tracker.play(state.head)
  expect(starts).toEqual([{ position: 0, duration: 600, ranges: [], played: 0, spent: 0, playing: true }])
  watch(4)
  tracker.pause(state.head)
  state.now += 14_000
  tracker.play(state.head)
  expect(starts).toHaveLength(1)
  tracker.pause(state.head)
  state.now += 15_000
  tracker.play(state.head)
  expect(starts).toHaveLength(2)
  expect(sent).toHaveLength(1)
})

test('a report says whether the lesson plays on', () => {
  const reported: boolean[] = []
  const options = { now: () => 0, period: () => 15_000, position: 0 }
  const tracker = new ProgressTracker({ ...options, offer: ({ playing }) => reported.push(playing) > 0 })
  const head = { position: 0, duration: 600, rate: 1 }
  tracker.play(head)
  tracker.hide({ ...head, position: 0.4 })
  // Nothing has played since, but the report tells that the place is given up.
  tracker.pause({ ...head, position: 0.4 })
  tracker.leave({ ...head, position: 0.4 })
  expect(reported).toEqual([true, true, false])
})

test('playing that starts in a place that was just taken is reported at once', () => {
  const reported: boolean[] = []
  let since = 1
  const options = { now: () => 0, period: () => 15_000, position: 0, placeSince: () => since }
  const tracker = new ProgressTracker({ ...options, offer: ({ playing }) => reported.push(playing) > 0 })
  const head = { position: 0, duration: 600, rate: 1 }
  tracker.play(head)
  tracker.pause(head)
  tracker.play(head)
  expect(reported).toEqual([true, false])
  tracker.pause(head)
  since = 2
  tracker.play(head)
  expect(reported).toEqual([true, false, true])
})

test('what is watched is kept every 3 s while it plays, and a report takes its place', () => {
  const { state, sent, kept, tracker, watch } = setUp()
  tracker.play(state.head)
  watch(20)
  expect(sent).toMatchObject([{ played: 15 }])
  expect(kept).toEqual([3, 6, 9, 12, 18].map((at) => [at, at, at > 15 ? at - 15 : at]))
})

test('while a report is open, all since then is kept, at the pause and after a jump too', () => {
  const { state, sent, kept, tracker, watch, jump } = setUp({ free: false })
  tracker.play(state.head)
  watch(2)
  jump(300)
  watch(2.5)
  tracker.pause(state.head)
  state.now += 60_000
  expect(sent).toEqual([])
  expect(kept).toEqual([[0.25, 0.25, 0.25], [2, 300, 2], [4.5, 302.5, 4.5]])
})

test('a position alone is not kept: it may go back and make no report, which would leave a false one', () => {
  const { kept, jump } = setUp({ free: false })
  jump(90)
  expect(kept).toEqual([])
})
