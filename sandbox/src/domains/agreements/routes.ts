import { readAgreement } from './agreements.ts'
import { signAgreement } from './sign.ts'
import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'

export const agreementHandlers = (context: Context) =>
  ({
    'GET /v1/user/agreement': ({ query, user }) => readAgreement(context, user.id, query.course_id),
    'POST /v1/user/agreement': ({ body, user }) => signAgreement(context, user.id, body),
  }) satisfies Partial<Handlers>
