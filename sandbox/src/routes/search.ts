import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'
import { search, suggest } from '../search/search.ts'
import { hotWords } from '../seed/hot-words.ts'

export const searchHandlers = (context: Context) =>
  ({
    'GET /v1/search': ({ query }) => search(context, query),
    'GET /v1/search/suggest': ({ query }) => ({ list: suggest(context, query.keyword) }),
    'GET /v1/search/hot': () => ({ list: hotWords }),
  }) satisfies Partial<Handlers>
