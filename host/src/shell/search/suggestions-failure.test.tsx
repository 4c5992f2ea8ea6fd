import { screen } from '@testing-library/react'
import { recordSearch } from '@xhkt/kit/search/history'
import { ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { SearchBox } from '../layout/search-box.tsx'
import * as code from './suggestions.tsx'

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test.each([
  ['without a network', ApiFailure.network()],
  ['refused', ApiFailure.refused(500001, '服务器开小差了')],
])('%s the panel names the list that failed, and 重试 loads it; the history stays', async (_, failure) => {
  recordSearch('法考')
  let broken = true
  const { user } = renderPage(<SearchBox address="/" search={{ go: jest.fn(), load: () => Promise.resolve(code) }} />, {
    answers: {
      'GET /v1/search/hot': failure,
      'GET /v1/search/suggest': ({ query }) => (broken ? failure : { list: [`${query.keyword}真题`] }),
    },
  })
  const box = screen.getByRole('combobox', { name: '搜索课程' })
  await user.click(box)
  expect(await screen.findByText('热门搜索加载失败')).toBeVisible()
  expect(options()).toEqual(['法考×'])
  await user.type(box, '会计')
  expect(await screen.findByText('搜索建议加载失败')).toBeVisible()
  expect(options()).toEqual([])
  expect(screen.getByTestId('toasts')).toBeEmptyDOMElement()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByTitle('会计真题')).toBeVisible()
  expect(screen.queryByText('搜索建议加载失败')).toBeNull()
})
