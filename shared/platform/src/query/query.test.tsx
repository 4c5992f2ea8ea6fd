import { render, screen } from '@testing-library/react'
import { answerCalls } from '@xhkt/testing/answer-calls'
import { holdAnswer } from '@xhkt/testing/held-answer'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from './query.ts'

const count = apiQuery('/v1/user/notice/count')

function Count({ enabled = true }: { enabled?: boolean }) {
  const { data, fetchStatus } = useQuery({ ...count, enabled })
  return <p>{data?.unread ?? fetchStatus}</p>
}

const show = (enabled?: boolean) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Count enabled={enabled} />
    </QueryClientProvider>,
  )

/** The first request has the old answer, when `release` is called. Later ones have the new answer at once. */
function holdFirst() {
  const { answer, release } = holdAnswer({ unread: 1 })
  const answers = [answer, { unread: 2 }]
  return { calls: answerCalls({ 'GET /v1/user/notice/count': () => answers.shift()! }), release }
}

afterEach(() => queryClient.clear())

test.each(['active', 'none'] as const)('a first request under way is sent again after a change (refetchType %s)', async (refetchType) => {
  const { calls, release } = holdFirst()
  show()
  void queryClient.invalidateQueries({ queryKey: count.queryKey, refetchType })
  await release()
  expect(await screen.findByText('2')).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('a disabled query is not requested after a change', async () => {
  const { calls } = holdFirst()
  show(false)
  await queryClient.invalidateQueries({ queryKey: count.queryKey })
  expect(screen.getByText('idle')).toBeVisible()
  expect(calls).toEqual([])
})
