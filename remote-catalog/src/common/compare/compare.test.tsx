import { screen } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleCard, sampleCourse } from '@xhkt/testing/sample-course'
import { CompareBar } from './compare-bar.tsx'
import { CompareBox } from './compare-box.tsx'
import { CompareButton } from './compare-button.tsx'
import { chooseForComparison } from './compared.ts'

const cards = ['1', '2', '3', '4', '5'].map((id) => sampleCard({ id, title: `课程${id}` }))

const open = () =>
  renderPage(
    <main tabIndex={-1}>
      {cards.map((course) => (
        <CompareBox key={course.id} course={course} />
      ))}
      <CompareButton course={sampleCourse({ id: '5' })} />
      <CompareBar />
    </main>,
  )

afterEach(() => chooseForComparison([]))

const box = (id: string) => screen.getByRole('checkbox', { name: `对比 课程${id}` })
const bar = () => screen.getByRole('group', { name: '课程对比' })

test('the bar counts the chosen courses, and leads to the comparison of two and more [courses#comparison]', async () => {
  const { user } = open()
  expect(screen.queryByRole('group')).toBeNull()
  await user.click(box('2'))
  expect(bar()).toHaveTextContent('已选 1/4清空再选一门即可对比')
  await user.click(box('1'))
  expect(screen.getByRole('link', { name: '对比' })).toHaveAttribute('href', '/compare?course_ids=2-1')
  await user.click(box('2'))
  expect(bar()).toHaveTextContent('已选 1/4')
  await user.click(screen.getByRole('button', { name: '清空' }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(box('1')).not.toBeChecked()
})

test('the first choice is announced by an element that was there before; 清空 leaves the focus in the page', async () => {
  const { user, container } = open()
  const announcer = container.querySelector('main > [aria-live]')!
  expect(announcer).toBeEmptyDOMElement()
  await user.click(box('2'))
  expect(announcer).toHaveTextContent('已选 1/4')
  await user.click(await screen.findByRole('button', { name: '清空' }))
  expect(announcer).toBeEmptyDOMElement()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a fifth course is refused with a toast, on a card and on a course page', async () => {
  const { user } = open()
  for (const id of ['1', '2', '3', '4']) await user.click(box(id))
  await user.click(box('5'))
  expect(await screen.findByText('最多对比 4 门课程')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '对比' }))
  expect(screen.getByRole('button', { name: '对比' })).toHaveAttribute('aria-pressed', 'false')
  await user.click(box('4'))
  await user.click(screen.getByRole('button', { name: '对比' }))
  expect(screen.getByRole('button', { name: '对比' })).toHaveAttribute('aria-pressed', 'true')
  expect(box('5')).toBeChecked()
})
