import { render, screen, waitFor } from '@testing-library/react'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { keepAnswersOnBack } from './answers-on-back.ts'

let back = false
keepAnswersOnBack({ isBack: () => back })

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
  ['a page that is come back to asks for nothing that was answered', true, 20, {}, 1],
  ['unless it says how soon that is old', true, 20, { staleTime: 0 }, 2],
  ['or it is long ago', true, 31, {}, 2],
  ['a page that is entered asks for what is old', false, 2, {}, 2],
  ['and for nothing that is not', false, 0.5, {}, 1],
])('%s', async (_, isBack, minutes, own, expected) => {
  const calls = answerCalls({ 'GET /v1/course/list': { list: [], total: 7, page: 1, page_size: 20, category: null } })
  const { unmount } = open(own)
  expect(await screen.findByText('7 门')).toBeVisible()
  unmount()
  const later = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  back = isBack
  open(own)
  // Shown at once either way.
  expect(screen.getByText('7 门')).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls).toHaveLength(expected)
})

test('what a write has made old is asked for again', async () => {
  const calls = answerCalls({ 'GET /v1/course/list': { list: [], total: 7, page: 1, page_size: 20, category: null } })
  const { unmount } = open({})
  await screen.findByText('7 门')
  unmount()
  await queryClient.invalidateQueries({ queryKey: query.queryKey })
  back = true
  open({})
  await waitFor(() => expect(calls).toHaveLength(2))
})
