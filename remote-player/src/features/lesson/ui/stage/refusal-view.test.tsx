import { screen, waitFor } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { answers, course } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

const notBought = ApiFailure.refused(403003, '购买课程后即可观看本节，请先购买')
const notReady = ApiFailure.refused(409004, '直播回放正在生成，请稍后再来观看')

const open = (section: string, refusal: ApiFailure, given: Partial<CourseDetail> = {}) =>
  renderPage(<LessonPage />, {
    address: `/live?course_id=12&section_id=${section}`,
    answers: { ...answers, 'GET /v1/course/detail': { ...course, ...given }, 'GET /v1/video/play': refusal },
  })

const withLive = (live_state: 1 | 2 | 3): Partial<CourseDetail> => ({
  owned: true,
  chapters: course.chapters.map((chapter) => ({ ...chapter, lessons: chapter.lessons.map((each) => ({ ...each, live_state })) })),
})

const pay = '/payment?course_id=12'

test.each([
  ['not bought', {}, '购买课程后即可学习本节', '¥199.00', '立即购买', pay],
  ['free', { price: 0 }, '点“立即学习”后可学习本节', '免费', '立即学习', pay],
  ['expired: the renewal has its own price', { enrolment: { expires_at: 9, renew_price: 5000 } }, '课程已过期，续费后即可学习本节', '¥50.00', '续费', pay],
  ['ordered and not paid', { pending_order_no: '77', pending_order_amount: 15_000 }, '支付订单后即可学习本节', '¥150.00', '去支付', '/payAgain?order_no=77'],
] as const)('locked lesson, %s [courses#lessons-that-do-not-open]', async (_, given, title, price, label, href) => {
  open('102', notBought, given)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: '查看课程详情' })).toBeVisible()
})

test.each<[string, Partial<CourseDetail>]>([
  ['its price', { price: NaN }],
  ['whether it is sold out', { sold_out: 'unknown' }],
])('locked lesson, %s cannot be read: there is nothing to buy', async (_, given) => {
  open('102', notBought, given)
  expect(await screen.findByRole('heading', { name: '价格加载失败，请稍后刷新页面' })).toBeVisible()
  expect(screen.getByRole('button', { name: '暂时不能购买' })).toBeDisabled()
})

test('locked lesson, sold out: there is nothing to buy', async () => {
  open('102', notBought, { sold_out: true })
  expect(await screen.findByRole('heading', { name: '课程名额已满，暂时不能购买' })).toBeVisible()
  expect(screen.getByRole('button', { name: '已售罄' })).toBeDisabled()
})

test.each([
  [1, '本节是直播课'],
  [2, '本节正在直播'],
] as const)('live lesson in state %i leads to its room [courses#lessons-that-do-not-open]', async (live_state, title) => {
  open('201', notReady, withLive(live_state))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: '进入直播' })).toHaveAttribute('href', '/living?live_room_id=88')
})

test('live lesson that has ended without a playback says so', async () => {
  open('201', notReady, withLive(3))
  expect(await screen.findByText('直播已结束，本节没有回放')).toBeVisible()
  expect(screen.getByRole('link', { name: '查看课程详情' })).toBeVisible()
})

test('lesson whose playback is being made says so, and can be asked for again', async () => {
  const { user, calls } = open('202', notReady, { owned: true })
  expect(await screen.findByText('直播回放正在生成，请稍后再来观看')).toBeVisible()
  const before = calls.filter(({ name }) => name === 'GET /v1/video/play').length
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(calls.filter(({ name }) => name === 'GET /v1/video/play').length).toBeGreaterThan(before)
})

const unsigned = ApiFailure.refused(403040, '本课程需要先签署学习协议，签署后即可学习')
const signer = { real_name: '林*', identity_number: '1**X', submitted_at: 1, signed_at: 0 }
const agreement = { course_id: '12', title: '学习协议', sections: [], reason: '', ...signer }

test.each([
  ['active', '学习前请先签署学习协议', '签署协议', '签署后即可学习全部课时，试听课时不受影响'],
  ['going', '学习协议签署中', '查看协议', '正在核验实名信息，通常一分钟内完成'],
  ['failed', '学习前请先签署学习协议', '重新签署', '证件已过期'],
] as const)('lesson of a course whose agreement is %s: the stage says %s and offers %s [agreements#places]', async (state, title, label, text) => {
  renderPage(<LessonPage />, {
    address: '/live?course_id=12&section_id=102',
    session: true,
    answers: {
      ...answers,
      'GET /v1/course/detail': { ...course, owned: true, agreement_state: 'active' },
      'GET /v1/video/play': unsigned,
      'GET /v1/user/agreement': { ...agreement, state, reason: state === 'failed' ? '证件已过期' : '' },
    },
  })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible()
})

test('lesson opens by itself once the agreement of its course is signed [agreements#places]', async () => {
  let isSigned = false
  const { calls } = renderPage(<LessonPage />, {
    address: '/live?course_id=12&section_id=102',
    session: true,
    answers: {
      ...answers,
      'GET /v1/video/play': (call: { query: Record<string, string> }) => {
        const opened = isSigned ? { ...answers['GET /v1/video/play'](call) } : unsigned
        isSigned = true
        return opened
      },
      'GET /v1/user/agreement': { ...agreement, state: 'success', signed_at: 9 },
    } as never,
  })
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  expect(calls.filter(({ name }) => name === 'GET /v1/video/play')).toHaveLength(2)
})
