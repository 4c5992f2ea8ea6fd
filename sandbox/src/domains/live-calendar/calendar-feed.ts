import { randomBytes } from 'node:crypto'
import type { CalendarFeed } from '@xhkt/contract'
import { icsText } from '@xhkt/contract/ics'
import { calendarName, lessonEvent } from '@xhkt/contract/lesson-event'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { myLiveLessons } from './my-live-lessons.ts'

/** Where the feeds are. An address below it is a secret: no log has it, that of the web server neither (deploy/nginx/rules.conf). */
export const feedPath = '/v1/calendar/'

const day = 86_400
/** A feed has the lessons from `before` seconds ago to `after` seconds ahead. */
const span = { before: 31 * day, after: 366 * day }
const maxEvents = 500

const ofUser = query<{ token: string; created_at: number }>('SELECT token, created_at FROM calendar_feed WHERE user_id = ?')
const byToken = query<User>('SELECT u.* FROM calendar_feed f JOIN user u ON u.id = f.user_id WHERE f.token = ?')

const pathOf = (token: string): string => `${feedPath}${token}.ics`

export function calendarFeed({ db }: Context, user: User): CalendarFeed {
  const found = db.get(ofUser, user.id)
  return found ? { path: pathOf(found.token), created_at: found.created_at } : { path: '', created_at: 0 }
}

/** Makes a new address. Refuses when `replaces` is not the current one: another tab has made that one, and may have shown it. */
export function renewCalendarFeed(context: Context, user: User, replaces: string): CalendarFeed {
  const { db, clock } = context
  if (calendarFeed(context, user).path !== replaces) throw apiErrors.calendarFeedChanged()
  // 256 bits, so that nobody finds one by trying.
  const token = randomBytes(32).toString('base64url')
  db.run('INSERT OR REPLACE INTO calendar_feed (user_id, token, created_at) VALUES (?, ?, ?)', user.id, token, clock.now())
  return calendarFeed(context, user)
}

/** The calendar file of an address; null when there is no such address any more. `origin` is that of the site. */
export function calendarFeedText(context: Context, token: string, origin: string): string | null {
  const user = context.db.get(byToken, token)
  if (!user) return null
  const now = context.clock.now()
  const lessons = myLiveLessons(context, user, { from: now - span.before, until: now + span.after }, maxEvents)
  return icsText(calendarName, lessons.map((lesson) => lessonEvent(lesson, origin)), now)
}
