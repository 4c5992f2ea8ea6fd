import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { sampleCard } from '@xhkt/testing/sample-course'
import { serverIsAhead } from '@xhkt/testing/server-time'
import { CourseCard } from './course-card.tsx'
import { CourseGrid } from './course-grid.tsx'

const course = sampleCard({
  id: '12',
  title: '2026考研英语全程班',
  summary: '',
  cover: '/media/covers/01.webp',
  form: 1,
  price: 19900,
  old_price: 39900,
  lesson_count: 48,
  student_count: 12345,
  teacher_name: '李明轩',
})

test('the whole card is one link with all its texts', () => {
  render(<CourseCard course={course} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '/courseDetail?course_id=12')
  for (const text of ['2026考研英语全程班', '录播课', '李明轩', '共 48 节', '1.23w人在学', '¥199.00', '原价', '¥399.00']) {
    expect(link).toHaveTextContent(text)
  }
  expect(within(link).getByText('¥399.00', { exact: false }).closest('del')).toBeInTheDocument()
})

test('a long title and a long name have a title attribute', () => {
  const title = '超长标题'.repeat(60)
  render(<CourseCard course={{ ...course, title }} />)
  expect(screen.getByTitle(title)).toHaveTextContent(title)
  expect(screen.getByTitle('李明轩')).toBeInTheDocument()
})

test('a course with price 0 is free, and an old price is shown only above the price', () => {
  const { rerender } = render(<CourseCard course={{ ...course, price: 0, old_price: 0 }} />)
  expect(screen.getByText('免费')).toBeInTheDocument()
  rerender(<CourseCard course={{ ...course, old_price: 19900 }} />)
  expect(screen.queryByText('原价')).not.toBeInTheDocument()
})

test.each([
  ['a discount', { discount_ends_at: 4_000_000_000 }, '限时优惠'],
  ['a group offer', { group_price: 9900 }, '拼团价 ¥99.00'],
  ['a discount before a group offer', { discount_ends_at: 4_000_000_000, group_price: 9900 }, '限时优惠'],
  ['sold out before either', { sold_out: true, discount_ends_at: 4_000_000_000, group_price: 9900 }, '已售罄'],
])('the card shows %s', (_, given, text) => {
  const { container } = render(<CourseCard course={{ ...course, ...given }} />)
  expect(screen.getByRole('link')).toHaveTextContent(text)
  expect(container.querySelectorAll('.offer')).toHaveLength(1)
})

test('a discount ends on the card by the server\'s clock: the label goes and the usual price is back', () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  serverIsAhead(3600)
  const discounted = { ...course, price: 19900, old_price: 39900, discount_ends_at: 1_800_000_000 + 3660, group_price: 9900 }
  render(<CourseCard course={discounted} />)
  expect(screen.getByRole('link')).toHaveTextContent('限时优惠')
  act(() => jest.advanceTimersByTime(61_000))
  expect(screen.getByRole('link')).not.toHaveTextContent('限时优惠')
  expect(screen.getByRole('link')).toHaveTextContent('拼团价 ¥99.00')
  expect(screen.getByRole('link')).toHaveTextContent('¥399.00')
  expect(screen.queryByText('原价')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('a card that is shown after the end of its discount has no discount', () => {
  render(<CourseCard course={{ ...course, discount_ends_at: 1_500_000_000 }} />)
  expect(screen.getByRole('link')).not.toHaveTextContent('限时优惠')
  expect(screen.getByRole('link')).not.toHaveTextContent('¥199.00')
})

test('a card without an offer has no offer element', () => {
  const { container } = render(<CourseCard course={course} />)
  expect(container.querySelector('.offer')).toBeNull()
})

test('a cover has set sizes, and a placeholder when its picture fails', () => {
  const { container } = render(<CourseCard course={course} priority />)
  const picture = container.querySelector('img')
  expect(picture).toHaveAttribute('width', '224')
  expect(picture).toHaveAttribute('height', '126')
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture).toHaveAttribute('alt', '')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  expect(container.querySelector('.missing')).toBeInTheDocument()
})

test('with mark, the card has a line for the names', () => {
  const names = ['财会', '闻人静']
  const { rerender, container } = render(<CourseCard course={{ ...course, names }} />)
  expect(container).not.toHaveTextContent('财会')
  rerender(<CourseCard course={{ ...course, names }} mark={(text) => `[${text}]`} />)
  expect(screen.getByTitle('财会 · 闻人静')).toHaveTextContent('[财会 · 闻人静]')
})

test('a grid is a named list that loads its first pictures eagerly', () => {
  render(<CourseGrid label="热门课程" courses={[course, { ...course, id: '13' }]} priorityCount={1} />)
  const list = screen.getByRole('list', { name: '热门课程' })
  const [first, second] = [...list.querySelectorAll('img')]
  expect(first).toHaveAttribute('loading', 'eager')
  expect(second).toHaveAttribute('loading', 'lazy')
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
})
