import { screen } from '@testing-library/react'
import { api, ApiError } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { Link } from '@xhkt/platform/router'
import { useState } from 'react'
import { ApiFailure, renderPage } from './render-page.tsx'

function Menu() {
  const { data, error } = useQuery(apiQuery('/v1/menu'))
  const name = useAuth((state) => state.user?.nickname)
  if (error) return <p>{`出错：${error.message}`}</p>
  return (
    <>
      <p>{name}</p>
      {data?.list.map(({ id, name: category }) => (
        <Link key={id} to={`/categories?course_category_id=${id}`}>
          {category}
        </Link>
      ))}
    </>
  )
}

function Buy() {
  const [outcome, setOutcome] = useState('')
  const buy = () =>
    api.post('/v1/order/payment/cancel', { order_no: '7' }).then(
      () => setOutcome('好'),
      (error: unknown) => setOutcome(error instanceof ApiError ? error.kind : '别的'),
    )
  return (
    <>
      <button onClick={() => void buy()}>取消订单</button>
      <output>{outcome}</output>
    </>
  )
}

const menu = { list: [{ id: '3', name: '考研' }] }

test('renderPage answers the calls of the real client, and follows links', async () => {
  const { user, address, calls } = renderPage(<Menu />, { address: '/home', answers: { 'GET /v1/menu': menu }, session: true })
  await user.click(await screen.findByText('考研'))
  expect(address()).toBe('/categories?course_category_id=3')
  expect(screen.getByText('小明')).toBeVisible()
  expect(calls).toEqual([expect.objectContaining({ name: 'GET /v1/menu', query: {}, body: null })])
  expect(calls[0]?.headers).toMatchObject({ Authorization: 'Bearer test-token' })
})

test.each([
  [ApiFailure.network(), '网络异常'],
  [ApiFailure.timeout(), '系统接口请求超时'],
  [ApiFailure.status(503), '系统接口503异常'],
  [ApiFailure.refused(404001, '课程不存在'), '课程不存在'],
])('renderPage gives the page the error of failure %#', async (failure, text) => {
  renderPage(<Menu />, { answers: { 'GET /v1/menu': () => failure } })
  expect(await screen.findByText(`出错：${text}`)).toBeVisible()
})

test('each renderPage starts signed out and with a new duplicate guard', async () => {
  for (const body of [{}, {}]) {
    const { user, calls, unmount } = renderPage(<Buy />, { answers: { 'POST /v1/order/payment/cancel': body } })
    await user.click(screen.getByText('取消订单'))
    expect(await screen.findByText('好')).toBeVisible()
    expect(calls[0]?.body).toEqual({ order_no: '7' })
    expect(useAuth.getState().token).toBeNull()
    unmount()
  }
})

test('renderPage renders toasts and questions', async () => {
  const ask = () => confirm({ content: '要取消吗？' }).then((yes) => yes && toast.success('已取消'))
  const { user } = renderPage(<button onClick={() => void ask()}>问</button>)
  await user.click(screen.getByText('问'))
  expect(screen.getByRole('dialog', { name: '系统提示' })).toHaveTextContent('要取消吗？')
  await user.click(screen.getByText('确定'))
  expect(await screen.findByText('已取消')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
