import type { Context } from '../../core/context.ts'
import { givePrizeAddress, listPrizes } from './prizes.ts'
import type { Handlers } from '../../core/route.ts'

export const prizeHandlers = (context: Context) =>
  ({
    'GET /v1/user/prize/list': ({ query, user }) => listPrizes(context, user, query),
    'POST /v1/user/prize/address': ({ body, user }) => givePrizeAddress(context, user, body.prize_id, body.address_id),
  }) satisfies Partial<Handlers>
