import type { CallName } from '@xhkt/contract/answer-errors'

type Answers = ReadonlyMap<CallName, unknown>

/** Sources of the value of a parameter: a call, and the path in the data of its answer. */
const sources: Record<string, readonly [call: CallName, path: string][]> = {
  course_id: [['GET /v1/course/list', 'list.0.id']],
  section_id: [['GET /v1/course/detail', 'chapters.0.lessons.0.section_id']],
  live_room_id: [['GET /v1/home', 'lives.0.live_room_id']],
  coupon_code: [['GET /v1/home', 'coupons.0.coupon_code']],
  group_id: [
    ['GET /v1/course/group/list', 'list.0.group_id'],
    ['GET /v1/user/order/group/list', 'list.0.group.group_id'],
  ],
  order_no: [['GET /v1/user/order/list', 'list.0.order_no']],
  exam_id: [['GET /v1/user/study/target', 'exams.0.id']],
}
const constants: Record<string, unknown> = { keyword: '课', from: 0, to: 60, after: 0 }

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)
}

/** The value for a parameter of a query; undefined if no answer has one yet. */
export function findValue(name: string, answers: Answers): unknown {
  if (name in constants) return constants[name]
  return sources[name]?.map(([call, path]) => valueAt(answers.get(call), path)).find((value) => value !== undefined && value !== null && value !== '')
}
