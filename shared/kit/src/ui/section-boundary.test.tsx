import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { apiQuery, queryClient, QueryClientProvider, useQuery } from '@xhkt/platform/query'
import { type Answers, renderPage } from '@xhkt/testing/render-page'
import { SectionBoundary } from './section-boundary.tsx'

class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = (): ReactNode => (this.state.failed ? <p>页面加载失败</p> : this.props.children)
}

function Names({ throws }: { throws: (names: string[]) => boolean }) {
  const { data } = useQuery(apiQuery('/v1/menu'))
  const names = data?.list.map(({ name }) => name)
  if (names && throws(names)) throw new Error('boom')
  return <p>{names?.join()}</p>
}

function open(answers: Answers, throws: (names: string[]) => boolean) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  queryClient.clear()
  return renderPage(
    <QueryClientProvider client={queryClient}>
      <Page>
        <h1>课程</h1>
        <SectionBoundary name="分类">
          <Names throws={throws} />
        </SectionBoundary>
      </Page>
    </QueryClientProvider>,
    { answers },
  )
}

test('when a section throws because of a broken answer, only the section shows an error, and 重试 requests it again [answers#sections]', async () => {
  let list = [null, { id: '1', name: '考研' }] as { id: string; name: string }[]
  const { user } = open({ 'GET /v1/menu': () => ({ list }) }, (names) => names.length === 1)
  expect(await screen.findByText('分类加载失败')).toBeVisible()
  expect(screen.getByRole('heading', { name: '课程' })).toBeVisible()
  list = ['考研', '法考'].map((name, id) => ({ id: String(id), name }))
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('考研,法考')).toBeVisible()
})

test('an error of a section with valid answers reaches the page, because the release is at fault', async () => {
  open({ 'GET /v1/menu': { list: [] } }, () => true)
  expect(await screen.findByText('页面加载失败')).toBeVisible()
})
