import { userInfo, userTag } from '../accounts/users.ts'
import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'
import { changePhone, provePhone } from './change-phone.ts'
import { closeAccount, closingObstacles, cancelClosing } from './close-account.ts'
import { askForCopy, copyFile, copyState } from './data-copy.ts'
import { listDevices, logOutDevice, logOutOthers } from './devices.ts'
import { listLinks, link, unlink } from './third-links.ts'

export const safetyHandlers = (context: Context) =>
  ({
    'POST /v1/user/phone/verify': ({ user, token, body }) => provePhone(context, user, token, body.sms_code),
    'PUT /v1/user/phone': ({ user, token, body }) => {
      const changed = changePhone(context, user, token, body)
      return { detail: userInfo(changed), tag: userTag(changed) }
    },
    'GET /v1/user/third/list': ({ user }) => listLinks(context, user),
    'POST /v1/user/third': ({ user, body, client }) => link(context, user, body, client),
    'DELETE /v1/user/third': ({ user, body }) => unlink(context, user, body.type),
    'GET /v1/user/device/list': ({ user, token }) => listDevices(context, user, token),
    'DELETE /v1/user/device': ({ user, token, body }) => logOutDevice(context, user, token, body.device_id),
    'DELETE /v1/user/device/others': ({ user, token }) => logOutOthers(context, user, token),
    'GET /v1/user/close': ({ user }) => ({ obstacles: closingObstacles(context, user.id) }),
    'POST /v1/user/close': ({ user, body }) => closeAccount(context, user, body.sms_code),
    'DELETE /v1/user/close': ({ user }) => {
      cancelClosing(context, user)
      return {}
    },
    'POST /v1/user/data': ({ user, token, body }) => askForCopy(context, user, token, body),
    'GET /v1/user/data': ({ user, token }) => copyState(context, user, token),
    'GET /v1/user/data/file': ({ user, token }) => copyFile(context, user, token),
  }) satisfies Partial<Handlers>
