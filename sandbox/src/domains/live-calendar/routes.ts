import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { calendarFeed, calendarFeedText, feedPath, renewCalendarFeed } from './calendar-feed.ts'
import { liveCalendar, liveLessonsOfDays } from './live-calendar.ts'
import { originOf } from '../../core/request-origin.ts'
import type { Handlers } from '../../core/route.ts'

export const liveCalendarHandlers = (context: Context) =>
  ({
    'GET /v1/user/live/calendar': ({ query, user }) => liveCalendar(context, user, query),
    'GET /v1/user/live/calendar/course': ({ query, user }) => liveLessonsOfDays(context, user, query),
    'GET /v1/user/live/calendar/feed': ({ user }) => calendarFeed(context, user),
    'POST /v1/user/live/calendar/feed': ({ body, user }) => renewCalendarFeed(context, user, body.replaces),
  }) satisfies Partial<Handlers>

/** The feed of a learner, without a login: calendar apps have none. The secret in the address stands for it. */
export function registerCalendarFeeds(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>(`${feedPath}:file`, (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
    const text = token === undefined ? null : calendarFeedText(context, token, originOf(request))
    if (text === null) {
      reply.callNotFound()
      return reply
    }
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="live.ics"',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
