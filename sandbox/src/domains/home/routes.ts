import type { Context } from '../../core/context.ts'
import { countAdClick } from './ad-clicks.ts'
import { home } from './home.ts'
import type { Handlers } from '../../core/route.ts'

export const homeHandlers = (context: Context) =>
  ({
    'GET /v1/home': ({ user }) => home(context, user),
    'POST /v1/ad/click': ({ body }) => {
      countAdClick(context, body)
      return {}
    },
  }) satisfies Partial<Handlers>
