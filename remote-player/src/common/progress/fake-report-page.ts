import type { PlayedRange } from '@xhkt/contract/played-ranges'
import { FakeDatabase } from './fake-report-database.ts'
import type { FakeServer } from './fake-report-server.ts'
import { createPendingStore } from './pending-store.ts'
import { ReportOutbox } from './report-outbox.ts'

export const lesson = { course_id: '12', section_id: '1201' }
export const progress = (position: number, played = 5) => {
  const ranges: PlayedRange[] = [[position - played, position]]
  return { position, duration: 600, playing: true, ranges, played, spent: played }
}

/** For tests: the outbox of one page load. */
export function openPage(server: FakeServer, { owner = 'u1', sessionId = 'page-one', database = new FakeDatabase() } = {}) {
  const user = { owner }
  const store = createPendingStore(() => server.now, database)
  const timers: { ms: number; call: () => void }[] = []
  const outbox = new ReportOutbox({
    sessionId,
    owner: () => user.owner,
    send: server.send,
    store,
    now: () => server.now,
    after(ms, call) {
      const timer = { ms, call }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  })
  const fireTimer = () => timers.shift()?.call()
  const restore = () => store.restore().then(() => { outbox.resume() })
  return { outbox, timers, fireTimer, user, restore }
}
