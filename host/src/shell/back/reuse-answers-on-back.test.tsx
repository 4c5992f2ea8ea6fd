import { render, screen, waitFor } from '@testing-library/react'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { reuseAnswersOnBack } from './reuse-answers-on-back.ts'

let back = false
jest.mock('../navigation/navigation.ts', () => ({ isBack: () => back }))
reuseAnswersOnBack()

const query = apiQuery('/v1/course/list')
function Page({ own }: { own: object }) {
  const { data } = useQuery({ ...query, ...own })
  return <p>{data ? `${data.total} 门` : '加载中'}</p>
}
const open = (own: object) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page own={own} />
    </QueryClientProvider>,
  )

afterEach(() => {
  back = false
  queryClient.clear()
  jest.restoreAllMocks()
})

test.each<[what: string, isBack: boolean, minutes: number, own: object, calls: number]>([
  ['back: an answered query is not fetched again', true, 20, {}, 1],
  ['back: a query with a staleTime of its own is fetched again', true, 20, { staleTime: 0 }, 2],
  ['back: an old answer is fetched again', true, 31, {}, 2],
  ['a new page: a stale query is fetched again', false, 2, {}, 2],
  ['a new page: a fresh query is not fetched again', false, 0.5, {}, 1],
])('%s', async (_, isBack, minutes, own, expected) => {
  const calls = answerCalls({ 'GET /v1/course/list': { list: [], total: 7, page: 1, page_size: 20, category: null } })
  const { unmount } = open(own)
  expect(await screen.findByText('7 门')).toBeVisible()
  unmount()
  const later = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  back = isBack
  open(own)
  // The answer shows at once in each case.
  expect(screen.getByText('7 门')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls).toHaveLength(expected)
})

test('back: an invalidated query is fetched again', async () => {
  const calls = answerCalls({ 'GET /v1/course/list': { list: [], total: 7, page: 1, page_size: 20, category: null } })
  const { unmount } = open({})
  await screen.findByText('7 门')
  unmount()
  await queryClient.invalidateQueries({ queryKey: query.queryKey })
  back = true
  open({})
  await waitFor(() => expect(calls).toHaveLength(2))
})
