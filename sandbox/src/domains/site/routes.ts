import { listCategories } from '../courses/categories.ts'
import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'

export const systemHandlers = (context: Context) =>
  ({
    'GET /v1/sys/config': () => context.systemConfig.current(),
    'GET /v1/menu': () => ({ list: listCategories(context) }),
  }) satisfies Partial<Handlers>
