import { localJson, sessionJson } from '@xhkt/platform/storage'
import { readSession } from './session-cookies.ts'

/**
 * The names in the local storage that outlive a session: of the browser, of the site's public data, and what is kept for one learner only,
 * with their id (docs/decisions/121-session.md). The session storage keeps the choice of a developer. The databases of the
 * site outlive a session whole: the key of the saved password, and `xhkt_study_reports`, for one learner like the name here.
 */
const keptNames =
  /^xhkt_(session_changed|device_id|sys_config|first_view|ic|promotion_code|code_resend\w*|player|danmaku|reminders|saved_password|override|(study_reports|note_drafts|feedback_draft|blocked_people)\..*)$/

const isKept = (name: string): boolean => keptNames.test(name)

/** Removes what a session leaves in the storages of this browser, also what the script of a vendor has stored. */
export function forgetLearner(): void {
  sessionJson.clear(isKept)
  // Another tab may have a new session by now, whose data this is.
  if (!readSession()) localJson.clear(isKept)
}
