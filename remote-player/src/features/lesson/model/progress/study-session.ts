import { serverNow } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { myCoursesKey } from '../../api/lesson-calls.ts'
import { postReport } from '../../api/report-call.ts'
import { createPendingStore } from './pending-store.ts'
import { ReportOutbox } from './report-outbox.ts'

/** One a page load; `crypto.randomUUID` exists on https only. */
const newSessionId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whose reports are being made. After a logout they are still the last user's, until it is known who comes next. */
function followOwner(): () => string | null {
  let owner = useAuth.getState().user?.user_id ?? null
  auth.subscribe(({ token, user }) => {
    if (user) owner = user.user_id
    else if (token) owner = null
  })
  return () => owner
}

function start(): ReportOutbox {
  const owner = followOwner()
  const outbox = new ReportOutbox({
    sessionId: newSessionId(),
    owner,
    send: (report, keepalive) => (auth.token() ? postReport(report, keepalive) : Promise.resolve('held')),
    store: createPendingStore(serverNow),
    // What is pending is held against when the server last heard of the lesson.
    now: serverNow,
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  })
  const resume = () => outbox.resume()
  auth.subscribe((now, before) => {
    if (now.token && (now.token !== before.token || now.user?.user_id !== before.user?.user_id)) resume()
  })
  window.addEventListener('online', resume)
  window.addEventListener('pagehide', () => outbox.sendAll())
  // The learner may stand on my courses already when the last report of a lesson arrives.
  outbox.onSettled(() => void queryClient.invalidateQueries({ queryKey: myCoursesKey }))
  resume()
  return outbox
}

let outbox: ReportOutbox | null = null

/** The reports of this page load; what earlier ones left behind is sent when it is first asked for. */
export const studyReports = (): ReportOutbox => (outbox ??= start())
