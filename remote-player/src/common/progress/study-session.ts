import { createUuid, serverNow } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { myCoursesKey } from './progress-queries.ts'
import { postReport } from './report-call.ts'
import { createPendingStore } from './pending-store.ts'
import { openReportDatabase } from './report-database.ts'
import { StudyPlaceController } from './place/study-place-controller.ts'
import { type PendingReport, ReportOutbox } from './report-outbox.ts'
import type { PlaceLock } from './place/place-lock.ts'
import { StoragePlaceLock } from './place/storage-place-lock.ts'
import { WebPlaceLock } from './place/web-place-lock.ts'

/** Only secure origins have Web Locks, so `navigator.locks` may be missing despite its type. */
function choosePlaceLock(sessionId: string): PlaceLock {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? new WebPlaceLock(sessionId, locks) : new StoragePlaceLock(sessionId)
}

/** The user of the reports. After a logout still the last one, until the next one is known. */
function followOwner(): () => string | null {
  let owner = useAuth.getState().user?.user_id ?? null
  auth.subscribe(({ token, user }) => {
    if (user) owner = user.user_id
    else if (token) owner = null
  })
  return () => owner
}

interface StudySession {
  reports: ReportOutbox
  place: StudyPlaceController
  /** Resolves when what earlier page loads have left is known. */
  restored: Promise<void>
}

function start(): StudySession {
  const owner = followOwner()
  // One per page load.
  const sessionId = createUuid()
  const place = new StudyPlaceController({ sessionId, lock: choosePlaceLock(sessionId), now: serverNow })
  const store = createPendingStore(serverNow, openReportDatabase(sessionId))
  const outbox = new ReportOutbox({
    sessionId,
    owner,
    placeSince: () => place.since,
    send: (report, keepalive) =>
      auth.token() ? postReport(report, keepalive, (current) => place.learn(report, current)) : Promise.resolve('held'),
    store,
    // Compared with the time of the server's last report.
    now: serverNow,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  })
  const resume = async (isRenewal = false) => {
    await store.restore()
    outbox.resume({ isRenewal })
  }
  auth.subscribe((now, before) => {
    const isBack = !before.token || now.user?.user_id !== before.user?.user_id
    if (now.token && (isBack || now.token !== before.token)) void resume(!isBack)
  })
  window.addEventListener('online', () => void resume())
  window.addEventListener('pagehide', () => {
    outbox.sendAll()
    place.stop()
  })
  // The last report may arrive when my courses are already on screen.
  outbox.onSettled(() => void queryClient.invalidateQueries({ queryKey: myCoursesKey }))
  return { reports: outbox, place, restored: resume() }
}

/** How long a lesson with pending reports waits for the user, in milliseconds. */
const USER_TIMEOUT_MS = 15_000

/**
 * The newest unacknowledged report of a lesson. A report belongs to a user, so a lesson with pending reports waits for the user of the
 * session: opened at the server's older position, it would report that position over the later one.
 */
export async function pendingReport(sectionId: string): Promise<PendingReport | null> {
  const { reports, restored } = studySession()
  await restored
  if (reports.hasPending(sectionId)) await userKnown()
  return reports.latest(sectionId)
}

/** Resolves when the user of the session is known, or after 15 s. */
function userKnown(): Promise<void> {
  if (useAuth.getState().user) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, USER_TIMEOUT_MS)
    const unsubscribe = auth.subscribe(({ user }) => user && finish())
  })
}

let session: StudySession | null = null
const studySession = (): StudySession => (session ??= start())

/** The reports of this page load. The first call sends what earlier ones left. */
export const studyReports = (): ReportOutbox => studySession().reports

/** Decides whether the learner studies in this page load. */
export const studyPlace = (): StudyPlaceController => studySession().place
