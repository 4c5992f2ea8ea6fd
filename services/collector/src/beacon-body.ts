import { Type as T } from '@sinclair/typebox'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Engine } from '@xhkt/contract/federation/beacon'

/** By its form: an area that is newer than this collector sends beacons too. */
const OwnerName = T.Unsafe<Owner>(T.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }))
const ReleaseName = T.String({ pattern: '^[\\w.-]{1,64}$' })
const StepName = T.Union((['entry', 'expose', 'page', 'render', 'file', 'answer'] as const).map((step) => T.Literal(step)))
const Count = T.Integer({ minimum: 1, maximum: 10_000 })
const DeclaredPath = T.String({ maxLength: 300 })

const Load = T.Object({ area: OwnerName, release: ReleaseName, count: Count })
const Failed = T.Object({
  area: OwnerName,
  release: ReleaseName,
  step: StepName,
  error: T.String({ maxLength: 300 }),
  fallback_release: T.Optional(T.Union([ReleaseName, T.Null()])),
  stack: T.Optional(T.String({ maxLength: 2_000 })),
  page: T.Optional(DeclaredPath),
  actions: T.Optional(T.Array(T.String({ maxLength: 100 }), { maxItems: 5 })),
})
const Missed = T.Object({ path: T.String({ maxLength: 100 }), from: T.Union([DeclaredPath, T.Null()]), count: Count })
const Fault = T.Object({
  call: T.String({ maxLength: 100 }),
  field: T.String({ maxLength: 200 }),
  expected: T.String({ maxLength: 200 }),
  received: T.String({ maxLength: 20 }),
  host: T.String({ maxLength: 100 }),
  count: Count,
})
const WebVital = T.Object({
  name: T.Union((['LCP', 'INP', 'CLS'] as const).map((name) => T.Literal(name))),
  value: T.Number({ minimum: 0, maximum: 600_000 }),
  page: DeclaredPath,
  area: OwnerName,
  release: ReleaseName,
})
const EngineName = T.Unsafe<Engine>(T.String({ pattern: '^((chromium|firefox|webkit) \\d{1,4}|other)$' }))

/** The body of a beacon (`federation/beacon` of the contract). Further fields are allowed, because a newer page may send them. */
export const BeaconBody = T.Object({
  loads: T.Array(Load, { maxItems: 50 }),
  failures: T.Array(Failed, { maxItems: 20 }),
  not_found: T.Optional(T.Array(Missed, { maxItems: 50 })),
  answer_faults: T.Optional(T.Array(Fault, { maxItems: 50 })),
  vitals: T.Optional(T.Array(WebVital, { maxItems: 20 })),
  engine: T.Optional(EngineName),
})

/** What a reader asks for. */
export const Selection = T.Object({
  area: T.Optional(OwnerName),
  release: T.Optional(ReleaseName),
  /** Unix seconds. */
  since: T.Optional(T.Integer({ minimum: 0 })),
})
