/** @jest-environment node */
import type { CourseDetail, Lesson } from '@xhkt/contract'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { priceState } from '../../../common/course/price.ts'
import { actionsOf, trialLesson, untilOwned } from './purchase.ts'

const now = 1_767_240_000
const actions = (given: Partial<CourseDetail>, studied: Parameters<typeof actionsOf>[2] = []) => {
  const course = sampleCourse(given)
  return actionsOf(priceState(course, now), course, studied, now)
}

const opened = [sampleChapter('10', '刑法', [sampleLesson({ section_id: '101' }), sampleLesson({ section_id: '102' })])]
const waiting = [sampleChapter('10', '刑法', [sampleLesson({ type: 0 }), sampleLesson({ type: 4 })])]
const pay = '/payment?course_id=12'
const group = { price: 5900, size: 2, ends_at: 0 }
const mine = { group_id: '7', leader_name: '小*', leader_avatar: '', joined: 1, size: 2, expires_at: now + 9, mine: true }
const begin = ['开始学习', '/live?course_id=12&section_id=101']

test.each([
  ['a visitor buys', {}, [['立即购买', pay]]],
  ['a visitor buys at a discount', { old_price: 999999, discount_ends_at: now + 1 }, [['立即购买', pay]]],
  ['a free course is ordered too', { price: 0 }, [['立即学习', pay]]],
  ['a learner opens a group or buys alone', { group }, [['发起拼团', `${pay}&group=new`], ['立即购买', pay]]],
  [
    'a member of a filling group continues and invites',
    { owned: true, group, groups: [mine], chapters: opened },
    [begin, ['邀请好友', '/groupbooking?group_id=7']],
  ],
  ['no more once it is full', { owned: true, group, groups: [{ ...mine, joined: 2 }], chapters: opened }, [begin]],
  ['what has expired is renewed', { enrolment: { expires_at: now - 1, renew_price: 1 } }, [['续费', pay]]],
  [
    'a course that ends within 30 days is renewed ahead',
    { owned: true, enrolment: { expires_at: now + 86_400, renew_price: 1, renewable: true }, chapters: opened },
    [begin, ['续费', pay]],
  ],
  [
    'a course that ends later is not renewed yet',
    { owned: true, enrolment: { expires_at: now + 86_400, renew_price: 1, renewable: false }, chapters: opened },
    [begin],
  ],
  ['an unpaid order goes first', { pending_order_no: '2026' }, [['去支付', '/payAgain?order_no=2026']]],
  ['sold out', { sold_out: true }, [['已售罄', null]]],
  ['a buyer continues', { owned: true, chapters: opened }, [begin]],
  ['a buyer has nothing to pay', { owned: true, pending_order_no: '2026', chapters: opened }, [begin]],
  ['a buyer waits for the first lesson', { owned: true, chapters: waiting }, [['开始学习', null]]],
  ['a buyer of an empty course', { owned: true, chapters: [] }, [['开始学习', null]]],
])('%s [personal#my-courses]', (_, given, expected) => {
  expect(actions(given).map(({ label, href }) => [label, href])).toEqual(expected)
})

test('a disabled action says why', () => {
  expect(actions({ sold_out: true })[0].note).toBe('名额已满，暂时不能购买')
  expect(actions({ owned: true, chapters: [] })[0].note).toBe('课程已购买，课时正在准备中')
  expect(actions({})[0].note).toBeUndefined()
})

const live = (live_state: 1 | 2 | 3, given: Partial<Lesson> = {}) =>
  sampleLesson({ section_id: '9', type: 2, live_state, starts_at: now, live_room_id: '7', ...given })
const playback = sampleLesson({ section_id: '101', type: 3, live_state: 3 })
const enter = ['进入直播', '/living?live_room_id=7', undefined]
const wait = (note: string) => ['开始学习', null, note]

// Noon in Beijing.
test.each([
  ['is entered while it is on air', [live(2)], enter],
  ['is entered before one to come is waited for', [live(1, { starts_at: now + 60 }), live(2)], enter],
  ['leaves what has a recording to it', [live(2), playback], [...begin, undefined]],
  ['is waited for', [live(1, { starts_at: now + 7 * 3600 })], wait('下一场直播 今天 19:00 开播')],
  ['is the next one of those to come', [live(1, { starts_at: now + 86400 }), live(1, { starts_at: now + 90000 })], wait('下一场直播 明天 12:00 开播')],
  ['makes way for the one after it', [live(3), live(1, { starts_at: now + 86400 })], wait('下一场直播 明天 12:00 开播')],
  ['has no room yet', [live(2, { live_room_id: '' })], wait('课程已购买，课时正在准备中')],
  ['has no hour yet', [live(1, { starts_at: 0 })], wait('课程已购买，课时正在准备中')],
])('for a buyer a live lesson %s', (_, lessons, expected) => {
  const [{ label, href, note }] = actions({ owned: true, chapters: [sampleChapter('10', '直播', lessons)] })
  expect([label, href, note]).toEqual(expected)
})

test.each([
  ['a visitor', {}, '购买后可学'],
  ['a lower price', { old_price: 999999, discount_ends_at: now + 1 }, '购买后可学'],
  ['a group', { group }, '购买后可学'],
  ['a free course', { price: 0, old_price: 0 }, '点“立即学习”后可学'],
  ['free for a while', { price: 0, discount_ends_at: now + 1 }, '点“立即学习”后可学'],
  ['free, and the discount has ended', { price: 0, discount_ends_at: now - 1 }, '购买后可学'],
  ['an expired course', { enrolment: { expires_at: now - 1, renew_price: 1 } }, '续费后可学'],
  ['an expired course that is free now', { price: 0, enrolment: { expires_at: now - 1, renew_price: 0 } }, '续费后可学'],
  ['an unpaid order', { pending_order_no: '2026' }, '支付后可学'],
  ['a sold-out course', { sold_out: true }, '已售罄'],
  ['a buyer', { owned: true }, ''],
  ['a member of a filling group', { owned: true, groups: [mine] }, ''],
])('a locked lesson, for %s: %s', (_, given, words) => {
  const course = sampleCourse(given)
  const state = priceState(course, now)
  expect(untilOwned(state, '学')).toBe(words)
  expect(untilOwned(state, '下载')).toBe(words.replace(/学$/, '下载'))
  // The hint names the main button's action.
  const step = /^(?:点“)?(.+?)”?后可/.exec(words)?.[1] ?? ''
  if (state.kind !== 'group') expect(actionsOf(state, course, [], now)[0].label).toContain(step)
})

const studied = (section_id: string, updated_at: number) =>
  ({ section_id, updated_at, position: 0, duration: 90, played: 0, finished: false })

test.each([
  ['the lesson studied last', [studied('101', 5), studied('102', 9)], '102'],
  ['whatever the order of the answer', [studied('102', 9), studied('101', 5)], '102'],
  ['not a lesson that is gone', [studied('999', 10), studied('102', 9)], '102'],
  ['the first one without any', [], '101'],
])('a buyer is led to %s', (_, list, section) => {
  const [{ label, href }] = actions({ owned: true, chapters: opened }, list)
  expect([label, href]).toEqual([list.length > 0 ? '继续学习' : '开始学习', `/live?course_id=12&section_id=${section}`])
})

test.each([
  ['a trial lesson', {}, '101'],
  ['a course without trial lessons has none', { chapters: opened }, undefined],
  ['a trial lesson without a recording does not count', { chapters: [sampleChapter('1', '', [sampleLesson({ is_trial: true, type: 4 })])] }, undefined],
])('试听: %s', (_, given, expected) => {
  expect(trialLesson(sampleCourse({ owned: false, ...given }))?.section_id).toBe(expected)
})
