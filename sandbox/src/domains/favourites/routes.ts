import type { Context } from '../../core/context.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import type { Handlers } from '../../core/route.ts'

export const favouriteHandlers = (context: Context) =>
  ({
    'GET /v1/user/course/favourite': ({ query, user }) => listFavourites(context, user.id, query),
    'POST /v1/user/course/favourite': ({ body, user }) => addFavourite(context, user.id, body.course_id),
    'DELETE /v1/user/course/favourite': ({ body, user }) => removeFavourite(context, user.id, body.course_id),
  }) satisfies Partial<Handlers>
