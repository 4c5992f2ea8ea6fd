import { userInfo, userTag } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'
import { changePhone, provePhone } from '../safety/change-phone.ts'

export const safetyHandlers = (context: Context) =>
  ({
    'POST /v1/user/phone/verify': ({ user, token, body }) => provePhone(context, user, token, body.sms_code),
    'PUT /v1/user/phone': ({ user, token, body }) => {
      const changed = changePhone(context, user, token, body)
      return { detail: userInfo(changed), tag: userTag(changed) }
    },
  }) satisfies Partial<Handlers>
