import type { Context } from '../../core/context.ts'
import { countMessages, deleteMessage, listMessages, readAllMessages, readMessage, restoreMessage } from './messages.ts'
import type { Handlers } from '../../core/route.ts'

export const messageHandlers = (context: Context) =>
  ({
    'GET /v1/user/notice/list': ({ query, user }) => listMessages(context, user, query),
    'GET /v1/user/notice/count': ({ user }) => countMessages(context, user),
    'PUT /v1/user/notice/read': ({ body, user }) => readMessage(context, user, body.message_id),
    'PUT /v1/user/notice/read/all': ({ body, user }) => readAllMessages(context, user, body),
    'DELETE /v1/user/notice': ({ body, user }) => deleteMessage(context, user, body.message_id),
    'POST /v1/user/notice/restore': ({ body, user }) => restoreMessage(context, user, body.message_id),
  }) satisfies Partial<Handlers>
