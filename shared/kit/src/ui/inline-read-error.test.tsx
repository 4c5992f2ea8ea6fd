import { screen } from '@testing-library/react'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { goOnline, mountOffline, MountOnClick } from '@xhkt/testing/network'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { InlineReadError } from './inline-read-error.tsx'

function Hot() {
  const query = useQuery(apiQuery('/v1/search/hot'))
  return query.data ? <p>{query.data.list.join()}</p> : <InlineReadError name="热门搜索" query={query} />
}

test('InlineReadError: names what failed, with 重试', async () => {
  let isDown = true
  const { user } = renderPage(<Hot />, { answers: { 'GET /v1/search/hot': () => (isDown ? ApiFailure.network() : { list: ['英语'] }) } })
  expect(await screen.findByText('热门搜索加载失败')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('英语')).toBeVisible()
})

test('InlineReadError: says that the browser is offline', async () => {
  renderPage(<MountOnClick><Hot /></MountOnClick>, { answers: { 'GET /v1/search/hot': { list: ['英语'] } } })
  mountOffline()
  expect(screen.getByText('网络已断开')).toBeVisible()
  goOnline()
  expect(await screen.findByText('英语')).toBeVisible()
})
