import { Type as T } from '@sinclair/typebox'
import { type Endpoint, Id } from './schema.ts'

const LiveLessonOf = T.Object({ course_id: Id, section_id: Id })
const Reserved = T.Object({ section_id: Id, reserved: T.Boolean(), reserved_count: T.Integer({ minimum: 0 }) })

export const reserveEndpoints = {
  'POST /v1/user/course/reserve': {
    summary: 'Reserve a live lesson that has not started (预约); repeating it changes nothing; 409011 when it has started',
    session: 'required',
    refusals: [404003, 409011],
    idempotencyKey: true,
    body: LiveLessonOf,
    data: Reserved,
  },
  'DELETE /v1/user/course/reserve': {
    summary: 'Cancel a reservation; repeating it changes nothing',
    session: 'required',
    refusals: [404003],
    idempotencyKey: true,
    body: LiveLessonOf,
    data: Reserved,
  },
} as const satisfies Record<string, Endpoint>
