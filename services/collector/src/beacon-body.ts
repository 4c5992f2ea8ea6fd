import { Type as T } from '@sinclair/typebox'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Engine } from '@xhkt/contract/federation/beacon'

/** By its form: an area that is newer than this collector sends beacons too. */
const OwnerName = T.Unsafe<Owner>(T.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }))
const ReleaseName = T.String({ pattern: '^[\\w.-]{1,64}$' })
const StepName = T.Union((['entry', 'expose', 'page', 'render', 'file', 'answer', 'event'] as const).map((step) => T.Literal(step)))
const Count = T.Integer({ minimum: 1, maximum: 10_000 })
/** A text without NUL, at which the database would end it. */
const Text = (maxLength: number) => T.String({ maxLength, pattern: '^[^\\u0000]*$' })
const DeclaredPath = Text(300)

const Load = T.Object({ area: OwnerName, release: ReleaseName, count: Count })
const Failed = T.Object({
  area: OwnerName,
  release: ReleaseName,
  step: StepName,
  error: Text(300),
  fallback_release: T.Optional(T.Union([ReleaseName, T.Null()])),
  stack: T.Optional(Text(2_000)),
  page: T.Optional(DeclaredPath),
  actions: T.Optional(T.Array(Text(100), { maxItems: 5 })),
})
const Missed = T.Object({ path: Text(100), from: T.Union([DeclaredPath, T.Null()]), count: Count })
const Fault = T.Object({
  call: Text(100),
  field: Text(200),
  expected: Text(200),
  received: Text(20),
  host: Text(100),
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
  /** Unix seconds, as a database can count them. */
  since: T.Optional(T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
