import { screen, within } from '@testing-library/react'
import type { CourseDetail } from '@xhkt/contract'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { answers, course } from '../../testing/sample-lesson.ts'
import LessonPage from '../lesson-page.tsx'

const notBought = ApiFailure.refused(403003, '购买课程后即可观看本节，请先购买')
const materials = [{ id: '1', name: '讲义.pdf', size: 1024, url: '' }]

function open(side: string, given: Partial<CourseDetail>, refusal = notBought) {
  const detail = { ...course, materials, ...given }
  return renderPage(<LessonPage />, {
    address: `/live?course_id=12&section_id=102#side=${side}&tab=materials`,
    answers: { ...answers, 'GET /v1/course/detail': detail, 'GET /v1/video/play': refusal, 'GET /v1/user/agreement': agreement },
    session: true,
  })
}

const agreement = {
  ...{ course_id: '12', title: '学习协议', sections: [], state: 'active' as const, reason: '' },
  ...{ real_name: '', identity_number: '', submitted_at: 0, signed_at: 0 },
}

const enrolment = { expires_at: 9, renew_price: 5000 }
const unpaid = { pending_order_no: '77', pending_order_amount: 15_000 }

test.each<[string, Partial<CourseDetail>, string, string, string]>([
  ['not bought', {}, '购买课程后即可', '立即购买', '/payment?course_id=12'],
  ['free', { price: 0 }, '点“立即学习”后可', '立即学习', '/payment?course_id=12'],
  ['expired', { enrolment }, '课程已过期，续费后即可', '续费', '/payment?course_id=12'],
  ['ordered and not paid', unpaid, '支付订单后即可', '去支付', '/payAgain?order_no=77'],
])('around a locked lesson, %s: notes and materials say how to get it [courses#lessons-that-do-not-open]', async (_, given, how, label, href) => {
  open('notes', given)
  expect(await screen.findByText(`${how}记笔记`)).toBeVisible()
  const line = await screen.findByText(`${how}下载资料`)
  expect(within(line).getByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getAllByRole('link', { name: label }).map((link) => link.getAttribute('href'))).toEqual([href, href, href])
})

test('around a locked lesson, sold out: there is nothing to buy', async () => {
  open('notes', { sold_out: true })
  await screen.findAllByText(/^课程名额已满/)
  expect(await screen.findAllByRole('button', { name: '已售罄' })).toHaveLength(3)
  expect(screen.queryByRole('link', { name: '立即购买' })).toBeNull()
})

test('beside a locked lesson, expired: the transcript says so', async () => {
  open('transcript', { enrolment })
  expect(await screen.findByText('课程已过期，续费后即可看文稿')).toBeVisible()
})

test('beside a lesson whose agreement is not signed: no note can be written', async () => {
  const unsigned = ApiFailure.refused(403040, '本课程需要先签署学习协议，签署后即可学习')
  open('notes', { owned: true, agreement_state: 'active' }, unsigned)
  expect(await screen.findByText('签署学习协议后可以记笔记')).toBeVisible()
  expect(screen.queryByRole('button', { name: '记笔记' })).toBeNull()
})
