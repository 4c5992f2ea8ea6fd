import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'
import { hotWords, search, suggest } from './search.ts'

export const searchHandlers = (context: Context) =>
  ({
    'GET /v1/search': ({ query }) => search(context, query),
    'GET /v1/search/suggest': ({ query }) => ({ list: suggest(context, query.keyword) }),
    'GET /v1/search/hot': () => ({ list: hotWords }),
  }) satisfies Partial<Handlers>
