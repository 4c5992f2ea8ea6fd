import { readAgreement } from '../agreements/agreements.ts'
import { signAgreement } from '../agreements/sign.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'

export const agreementHandlers = (context: Context) =>
  ({
    'GET /v1/user/agreement': ({ query, user }) => readAgreement(context, user.id, query.course_id),
    'POST /v1/user/agreement': ({ body, user }) => signAgreement(context, user.id, body),
  }) satisfies Partial<Handlers>
