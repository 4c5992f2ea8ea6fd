import type { Context } from '../../core/context.ts'
import { evaluateTags, listEvaluations } from './evaluations.ts'
import type { Handlers } from '../../core/route.ts'

export const evaluationHandlers = (context: Context) =>
  ({
    'GET /v1/evaluate/tags': () => ({ list: evaluateTags(context) }),
    'GET /v1/course/evaluation/list': ({ query }) => listEvaluations(context, query),
  }) satisfies Partial<Handlers>
