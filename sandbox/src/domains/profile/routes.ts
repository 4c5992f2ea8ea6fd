import type { Context } from '../../core/context.ts'
import { changeAvatar } from './avatar.ts'
import { changeProfile, readProfile } from './profile.ts'
import { majors, schools } from './school-search.ts'
import type { Handlers } from '../../core/route.ts'

export const profileHandlers = (context: Context) =>
  ({
    'GET /v1/user/profile': ({ user }) => readProfile(context, user.id),
    'PUT /v1/user': ({ user, body }) => changeProfile(context, user, body),
    'POST /v1/user/avatar': ({ user, file }) => changeAvatar(context, user, file),
    'GET /v1/school/search': ({ query }) => ({ list: schools.search(query.keyword) }),
    'GET /v1/school/major/search': ({ query }) => ({ list: majors.search(query.keyword) }),
  }) satisfies Partial<Handlers>
