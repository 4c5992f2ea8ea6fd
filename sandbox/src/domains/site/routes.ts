import type { Context } from '../../core/context.ts'
import type { Handlers } from '../../core/route.ts'

export const siteHandlers = (context: Context) =>
  ({
    'GET /v1/sys/config': () => context.systemConfig.current(),
  }) satisfies Partial<Handlers>
