import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/shared/testing/sample-course'
import { mainAction, priceState, trialAction } from './purchase.ts'

// The price block of product.md, The look: ¥ with the old price struck through.
test.each([
  [{ price: 9900, old_price: 0 }, 'paid'],
  [{ price: 9900, old_price: 9900 }, 'paid'],
  [{ price: 9900, old_price: 5000 }, 'paid'],
  [{ price: 9900, old_price: 19900 }, 'discount'],
  [{ price: 1, old_price: 2 }, 'discount'],
  [{ price: 0, old_price: 0 }, 'free'],
  [{ price: 0, old_price: 19900 }, 'free'],
  [{ price: 9900, old_price: 19900, owned: true }, 'owned'],
  [{ price: 0, old_price: 0, owned: true }, 'owned'],
])('%j is %s', (given, expected) => {
  expect(priceState(sampleCourse(given))).toBe(expected)
})

const opened = [sampleChapter('10', '刑法', [sampleLesson({ section_id: '101' }), sampleLesson({ section_id: '102' })])]
const goOn = { label: '继续学习', href: '/live?course_id=12&section_id=101' }
const waiting = [sampleChapter('10', '刑法', [sampleLesson({ type: 0 }), sampleLesson({ type: 4 })])]

test.each([
  ['a visitor buys', {}, { label: '立即购买', href: '/payment?course_id=12' }],
  ['a free course is ordered too', { price: 0 }, { label: '立即学习', href: '/payment?course_id=12' }],
  ['an unpaid order goes first', { pending_order_no: '2026' }, { label: '继续支付', href: '/payAgain?order_no=2026' }],
  ['an owner goes on', { owned: true, chapters: opened }, goOn],
  ['an owner has nothing to pay', { owned: true, pending_order_no: '2026', chapters: opened }, goOn],
  ['an owner waits for the first lesson', { owned: true, chapters: waiting }, null],
  ['an owner of an empty course', { owned: true, chapters: [] }, null],
])('%s', (_, given, expected) => {
  expect(mainAction(sampleCourse(given), [])).toEqual(expected)
})

const studied = (section_id: string, updated_at: number) =>
  ({ section_id, updated_at, position: 0, duration: 90, played: 0, finished: false })

test.each([
  ['the lesson studied last', [studied('101', 5), studied('102', 9)], '102'],
  ['whatever the order of the answer', [studied('102', 9), studied('101', 5)], '102'],
  ['not a lesson that is gone', [studied('999', 10), studied('102', 9)], '102'],
  ['the first one without any', [], '101'],
])('继续学习 leads to %s', (_, list, section) => {
  expect(mainAction(sampleCourse({ owned: true, chapters: opened }), list)?.href).toBe(`/live?course_id=12&section_id=${section}`)
})

test.each([
  ['a trial lesson', {}, '/live?course_id=12&section_id=101'],
  ['an owner needs no trial', { owned: true }, undefined],
  ['no lesson is free to try', { chapters: opened }, undefined],
  ['a trial that has no recording yet', { chapters: [sampleChapter('1', '', [sampleLesson({ is_trial: true, type: 4 })])] }, undefined],
])('试听: %s', (_, given, expected) => {
  expect(trialAction(sampleCourse(given))?.href).toBe(expected)
})
