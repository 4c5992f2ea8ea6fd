import { createUuid, serverNow } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { queryClient } from '@xhkt/platform/query'
import { myCoursesKey } from '../../api/lesson-calls.ts'
import { postReport } from '../../api/report-call.ts'
import { createPendingStore } from './pending-store.ts'
import { ReportOutbox } from './report-outbox.ts'

/** The user of the reports. After a logout still the last one, until the next one is known. */
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
    // One per page load.
    sessionId: createUuid(),
    owner,
    send: (report, keepalive) => (auth.token() ? postReport(report, keepalive) : Promise.resolve('held')),
    store: createPendingStore(serverNow),
    // Compared with the time of the server's last report.
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
  // The last report may arrive when my courses are already on screen.
  outbox.onSettled(() => void queryClient.invalidateQueries({ queryKey: myCoursesKey }))
  resume()
  return outbox
}

let outbox: ReportOutbox | null = null

/** The reports of this page load. The first call sends what earlier ones left. */
export const studyReports = (): ReportOutbox => (outbox ??= start())
