import { act, render, screen } from '@testing-library/react'
import { HistoryRouter } from '@xhkt/shared/router/history'
import { useLocation } from '@xhkt/shared/router'
import { history } from './navigation.ts'
import { usePageFocus } from './page-focus.ts'

function Site() {
  const { pathname } = useLocation()
  usePageFocus()
  return (
    <>
      <button>全部分类</button>
      <main id="main" tabIndex={-1}>
        <button key={pathname}>试听</button>
      </main>
    </>
  )
}

const open = () => render(<HistoryRouter history={history}>{<Site />}</HistoryRouter>)
const go = (to: string) => act(() => history.push(to))

test('the focus goes to the main area when the page that had it is gone', () => {
  open()
  expect(document.body).toHaveFocus()
  act(() => screen.getByRole('button', { name: '试听' }).focus())
  go('/courseDetail?course_id=1')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a control of the shell keeps the focus', () => {
  open()
  act(() => screen.getByRole('button', { name: '全部分类' }).focus())
  go('/categories')
  expect(screen.getByRole('button', { name: '全部分类' })).toHaveFocus()
})
