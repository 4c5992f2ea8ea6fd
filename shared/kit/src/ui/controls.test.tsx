import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, ButtonLink } from './button.tsx'
import { Pagination } from './pagination.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'
import { EmptyView, ErrorView } from './state-view.tsx'

test('a loading button keeps the focus, is busy and ignores clicks', async () => {
  const onClick = jest.fn()
  const { rerender } = render(<Button onClick={onClick}>去支付</Button>)
  const button = screen.getByRole('button', { name: '去支付' })
  await userEvent.click(button)
  rerender(
    <Button onClick={onClick} loading>
      去支付
    </Button>,
  )
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a loading button keeps its text, which is its name and its width', () => {
  const { rerender } = render(<Button>解除绑定</Button>)
  rerender(<Button loading>解除绑定</Button>)
  const button = screen.getByRole('button', { name: '解除绑定', busy: true })
  expect(button).toHaveTextContent('解除绑定')
  rerender(<Button>解除绑定</Button>)
  expect(screen.getByRole('button', { name: '解除绑定' })).not.toHaveAttribute('aria-busy')
})

test('a loading submit button submits nothing', async () => {
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        登录
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a link that looks like a button is a link', () => {
  render(<ButtonLink href="/payment">去支付</ButtonLink>)
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', '/payment')
})

test('Pagination has links, marks the current page, and has no previous link on the first page', () => {
  render(<Pagination page={1} total={95} pageSize={20} hrefOf={(page) => `/categories?page=${page}`} />)
  expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 95 条')
  expect(screen.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/categories?page=2')
  expect(screen.queryByRole('link', { name: '上一页' })).not.toBeInTheDocument()
})

test('Pagination counts in w from 10000 on', () => {
  render(<Pagination page={1} total={12_345} pageSize={20} hrefOf={String} />)
  expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('共 1.23w 条')
  expect(screen.getByRole('link', { name: '第 618 页' })).toBeVisible()
})

test('Pagination with onPage has buttons', async () => {
  const onPage = jest.fn()
  render(<Pagination page={2} total={95} pageSize={20} onPage={onPage} />)
  expect(screen.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: '第 5 页' }))
  await userEvent.click(screen.getByRole('button', { name: '上一页' }))
  expect(onPage.mock.calls).toEqual([[5], [1]])
})

test('Pagination is empty for one page', () => {
  const { container } = render(<Pagination page={1} total={20} pageSize={20} hrefOf={String} />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [-5, '0'],
  [37.4, '37'],
  [250, '100'],
  [Number.NaN, '0'],
])('progress of %d is drawn as %s', (value, drawn) => {
  render(<ProgressBar value={value} label="学习进度" />)
  expect(screen.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute('aria-valuenow', drawn)
})

test('a spinner with a label is announced, one without is hidden from screen readers', () => {
  const { container, rerender } = render(<Spinner label="加载中" />)
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  rerender(<Spinner />)
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
})

test('ErrorView announces the message of the error and has a retry button', async () => {
  const onRetry = jest.fn()
  render(<ErrorView error={new Error('网络异常')} onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('网络异常')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('ErrorView moves its focus to the nearest focusable ancestor when it unmounts, and does not move other focus', async () => {
  const content = (failed: boolean) => (
    <main tabIndex={-1}>
      {failed && <ErrorView error={null} onRetry={() => undefined} />}
      <button type="button">别处</button>
    </main>
  )
  const { rerender } = render(content(true))
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  rerender(content(false))
  expect(screen.getByRole('main')).toHaveFocus()
  rerender(content(true))
  await userEvent.click(screen.getByRole('button', { name: '别处' }))
  rerender(content(false))
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus()
})

test('ErrorView has a default message', () => {
  render(<ErrorView error={null} onRetry={() => undefined} />)
  expect(screen.getByRole('alert')).toHaveTextContent('请稍后再试')
})

test('EmptyView shows a title and an action', () => {
  render(<EmptyView title="还没有课程" action={<ButtonLink href="/">查看全部课程</ButtonLink>} />)
  expect(screen.getByText('还没有课程')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '查看全部课程' })).toBeInTheDocument()
})
