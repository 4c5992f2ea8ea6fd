import fc from 'fast-check'
import { mergeRanges, type PlayedRange, secondsOf } from '@xhkt/contract/played-ranges'
import { FakeDatabase } from './fake-report-database.ts'
import { FakeServer } from './fake-report-server.ts'
import { createPendingStore } from './pending-store.ts'
import { type Playhead, ProgressTracker } from './progress-tracker.ts'
import { ReportOutbox } from './report-outbox.ts'

const TICK_S = 0.25
const DURATION = 100_000
const lesson = { course_id: '12', section_id: '1201' }

type Step =
  | { kind: 'watch'; ticks: number; rate: number }
  | { kind: 'jump'; to: number }
  | { kind: 'acknowledged' | 'unsent' | 'lost' | 'pause' | 'hide' | 'retry' | 'online' | 'reload' | 'close-tab' | 'crash' }

const stepsWith = (...more: 'crash'[]): fc.Arbitrary<Step[]> => fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('watch' as const), ticks: fc.integer({ min: 1, max: 120 }), rate: fc.constantFrom(0.75, 1, 1.5, 2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('jump' as const), to: fc.integer({ min: 0, max: DURATION }) }) },
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constantFrom('acknowledged', 'unsent', 'lost', 'pause', 'hide', 'retry', 'online', 'reload', 'close-tab', ...more) }),
    },
  ),
  { maxLength: 60 },
)
const steps = stepsWith()

/** A learner's page loads in one browser, one after the other. */
class Learner {
  readonly server = new FakeServer()
  readonly database = new FakeDatabase()
  crashes = 0
  /** Seconds played. */
  played = 0
  /** Seconds of the learner's own time. */
  spent = 0
  readonly #ranges: PlayedRange[] = []
  #now = 0
  #loads = 0
  #head: Playhead = { position: 0, duration: DURATION, rate: 1 }
  #timers: (() => void)[] = []
  #outbox!: ReportOutbox
  #tracker!: ProgressTracker

  constructor() {
    localStorage.clear()
    void this.open()
  }

  /** The union of what was played. */
  get ranges(): PlayedRange[] {
    return mergeRanges(this.#ranges)
  }

  async open(): Promise<void> {
    this.#timers = []
    const sessionId = `load-${++this.#loads}`
    this.database.alive.clear()
    this.database.alive.add(sessionId)
    const store = createPendingStore(() => this.server.now, this.database)
    const outbox = new ReportOutbox({
      sessionId,
      owner: () => 'u1',
      send: this.server.send,
      store,
      now: () => this.server.now,
      after: (_, call) => {
        this.#timers.push(call)
        return () => this.#timers.splice(this.#timers.indexOf(call), 1)
      },
    })
    const tracker = new ProgressTracker({
      now: () => this.#now,
      period: () => 15_000,
      position: this.#head.position,
      offer: (progress, urgency) => outbox.offer(lesson, progress, urgency),
      keep: (progress) => { outbox.keep(lesson, progress) },
    })
    outbox.onSettled(() => tracker.settle(this.#head))
    this.#outbox = outbox
    this.#tracker = tracker
    await store.restore()
    outbox.resume()
  }

  async step(step: Step): Promise<void> {
    switch (step.kind) {
      case 'watch':
        { this.#watch(step.ticks, step.rate); return }
      case 'jump':
        this.#tracker.jump()
        this.#head = { ...this.#head, position: step.to }
        this.#tracker.land(this.#head)
        { this.#tracker.seek(this.#head); return }
      case 'acknowledged':
      case 'unsent':
        return this.server.answer(step.kind)
      case 'lost':
        // It arrives, but its answer is lost.
        this.server.arrive()?.settle('unsent')
        return
      case 'pause':
      case 'hide':
        { this.#tracker[step.kind](this.#head); return }
      case 'retry':
        return this.#timers.shift()?.()
      case 'online':
        { this.#outbox.resume(); return }
      case 'crash':
        this.crashes += 1
        // At worst nothing of the local storage has reached the disk.
        localStorage.clear()
        this.server.lose()
        return this.open()
      case 'reload':
        this.#tracker.leave(this.#head)
        this.server.lose()
        return this.open()
      case 'close-tab':
        this.#tracker.leave(this.#head)
        while (this.server.arrive());
        return this.open()
    }
  }

  #watch(ticks: number, rate: number): void {
    this.#head = { ...this.#head, rate }
    this.#tracker.play(this.#head)
    for (let i = 0; i < ticks; i++) {
      this.#now += TICK_S * 1000
      const from = this.#head.position
      this.#head = { ...this.#head, position: from + TICK_S * rate }
      this.#ranges.push([from, this.#head.position])
      this.spent += TICK_S
      this.played += TICK_S * rate
      this.#tracker.tick(this.#head)
    }
  }

  /** From now on the network works. */
  async finish(): Promise<void> {
    await this.step({ kind: 'reload' })
    while (this.server.underWay.length > 0) await this.server.answer('acknowledged')
  }
}

test('whatever happens, the server counts what was played: nothing twice, nothing lost [courses#study-progress]', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const learner = new Learner()
      for (const step of all) {
        await learner.step(step)
        // A counted second must have been played.
        expect(learner.server.counted).toBeLessThanOrEqual(learner.played + 0.001 + 1e-6)
      }
      await learner.finish()
      // Positions round to the millisecond.
      expect(Math.abs(learner.played - learner.server.counted)).toBeLessThan(0.001 * (all.length + 1) + 1e-6)
      expect(Math.abs(learner.spent - learner.server.spent)).toBeLessThan(0.001 * (all.length + 1) + 1e-6)
      expect(secondsOf(learner.server.ranges)).toBeCloseTo(secondsOf(learner.ranges), 1)
      expect(localStorage).toHaveLength(0)
    }),
    { numRuns: 400 },
  )
})

test('a crash of the browser costs at most 5 s, and counts nothing twice [courses#study-progress]', async () => {
  await fc.assert(
    fc.asyncProperty(stepsWith('crash', 'crash', 'crash'), async (all) => {
      const learner = new Learner()
      for (const step of all) {
        await learner.step(step)
        expect(learner.server.spent).toBeLessThanOrEqual(learner.spent + 0.001 * all.length + 1e-6)
      }
      await learner.finish()
      expect(learner.spent - learner.server.spent).toBeLessThan(5 * learner.crashes + 0.001 * (all.length + 1) + 1e-6)
      expect([localStorage.length, learner.database.records.size]).toEqual([0, 0])
    }),
    { numRuns: 400 },
  )
})

test('while the page stays open, reports go one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const learner = new Learner()
      for (const step of all) {
        if (step.kind === 'reload' || step.kind === 'close-tab') continue
        await learner.step(step)
        expect(learner.server.underWay.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})

