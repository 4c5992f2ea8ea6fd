import { listCategories } from '../courses/cards.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../route.ts'
import { systemConfig } from '../system-config.ts'

export const systemHandlers = (context: Context) =>
  ({
    'GET /v1/sys/config': () => systemConfig,
    'GET /v1/menu': () => ({ list: listCategories(context) }),
  }) satisfies Partial<Handlers>
