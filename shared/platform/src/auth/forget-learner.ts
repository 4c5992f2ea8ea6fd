import { localJson, sessionJson } from '@xhkt/platform/storage'
import { readSession } from './session-cookies.ts'

/**
 * The storage names that outlive a session: data of the browser, public data of the site, and data that is kept for one learner only,
 * with the learner's id (docs/decisions/121-session.md). In the session storage only a developer's override stays. The databases outlive
 * a session too: the key of the saved password, and `xhkt_study_reports`, whose entries belong to one learner each.
 */
const keptNames =
  /^xhkt_(session_changed|device_id|color_scheme|sys_config|first_view|ic|promotion_code|code_resend\w*|player|danmaku|reminders|saved_password|override|(study_reports|note_drafts|feedback_draft|blocked_people)\..*)$/

const isKept = (name: string): boolean => keptNames.test(name)

/** Removes what a session leaves in the storages of this browser, also what the script of a vendor has stored. */
export function forgetLearner(): void {
  sessionJson.clear(isKept)
  // Another tab may have a new session by now, which owns the data in local storage.
  if (!readSession()) localJson.clear(isKept)
}
