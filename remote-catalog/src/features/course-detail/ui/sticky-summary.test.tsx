import { act, screen, within } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleChapter, sampleCourse, sampleLesson } from '@xhkt/testing/sample-course'
import { useIsPast } from '../model/use-is-past.ts'
import { StickySummary } from './sticky-summary.tsx'

/** A window of 600 px. jsdom has no layout: a test says where in it the offer is, which has 48 px. */
class FakeObserver {
  static place: (top: number) => void = () => undefined
  constructor(callback: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
    const [above = 0, , below = above] = rootMargin.split(' ').map(parseFloat)
    FakeObserver.place = (top) => act(() => callback([{ isIntersecting: top + 48 > -above && top < 600 + below }]))
  }
  observe(): void {}
  disconnect(): void {}
}

function Summary({ course }: { course: CourseDetail }) {
  return useIsPast(document.body) && <StickySummary course={course} studied={[]} />
}

function open(given: Partial<CourseDetail>) {
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: FakeObserver })
  renderPage(<Summary course={sampleCourse({ old_price: 0, ...given })} />)
}

// The learner's own group, which does not expire during the test.
const mine = { group_id: '7', leader_name: '小*', leader_avatar: '', joined: 1, size: 3, expires_at: 9_999_999_999, mine: true }

const onAir = sampleLesson({ type: 2, live_state: 2, live_room_id: '7' })

const summary = () => screen.queryByRole('group', { name: '课程概要' })

test('is shown only while the offer is out of view at the top', () => {
  open({})
  expect(summary()).toBeNull()
  FakeObserver.place(88)
  expect(summary()).toBeNull()
  // In a very low window the offer is below the fold at first.
  FakeObserver.place(900)
  expect(summary()).toBeNull()
  // The End key scrolls past the offer in one step.
  FakeObserver.place(-500)
  expect(within(summary()!).getByText('法考客观题全科系统班')).toBeVisible()
  // Under the top bar.
  FakeObserver.place(10)
  expect(summary()).toBeVisible()
  FakeObserver.place(300)
  expect(summary()).toBeNull()
})

test.each<[string, Partial<CourseDetail>, string, string]>([
  ['a plain price', {}, '¥2680.00', '立即购买'],
  ['a group', { group: { price: 99000, size: 3, ends_at: 0 } }, '¥990.00', '发起拼团'],
  ['an order that waits', { pending_order_no: '9', pending_order_amount: 99000 }, '¥990.00', '去支付'],
  ['owned', { owned: true }, '已购买', '开始学习'],
  ['a group that fills', { owned: true, groups: [mine] }, '拼团中，还差 2 人', '开始学习'],
  ['a live lesson on air', { owned: true, chapters: [sampleChapter('10', '直播', [onAir])] }, '已购买', '进入直播'],
  ['a group, the price has its name', { group: { price: 99000, size: 3, ends_at: 0 } }, '拼团价', '单独购买 ¥2680.00'],
  ['sold out', { sold_out: true }, '¥2680.00', '已售罄'],
])('%s: price and main action', (_, given, cost, label) => {
  open(given)
  FakeObserver.place(-500)
  expect(within(summary()!).getByText(cost)).toBeVisible()
  expect(within(summary()!).getByText(label)).toBeVisible()
})
