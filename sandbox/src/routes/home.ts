import type { Context } from '../context.ts'
import { countAdClick } from '../home/ad-clicks.ts'
import { home } from '../home/home.ts'
import type { Handlers } from '../route.ts'

export const homeHandlers = (context: Context) =>
  ({
    'GET /v1/home': ({ user }) => home(context, user),
    'POST /v1/ad/click': ({ body }) => {
      countAdClick(context, body)
      return {}
    },
  }) satisfies Partial<Handlers>
