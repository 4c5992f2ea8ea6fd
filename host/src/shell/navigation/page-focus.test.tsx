import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HistoryRouter } from '@xhkt/platform/router/history'
import { useLocation } from '@xhkt/platform/router'
import { history } from './navigation.ts'
import { restoreFocusTo, usePageFocus } from './page-focus.ts'
import { reloadRootView } from '../root-view/root-view.ts'

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

const open = () => render(<HistoryRouter history={history} useTransitions={false}>{<Site />}</HistoryRouter>)
const go = (to: string) => act(() => history.push(to))
const frame = () => act(() => new Promise(requestAnimationFrame))

test('the focus moves to the main area when the focused page unmounts', async () => {
  open()
  expect(document.body).toHaveFocus()
  act(() => screen.getByRole('button', { name: '试听' }).focus())
  go('/courseDetail?course_id=1')
  await frame()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a control of the shell keeps the focus', async () => {
  open()
  act(() => screen.getByRole('button', { name: '全部分类' }).focus())
  go('/categories')
  await frame()
  expect(screen.getByRole('button', { name: '全部分类' })).toHaveFocus()
})

test('a dialog that fades out keeps the focus until it is gone; then the page gets it', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  const field = dialog.appendChild(document.createElement('input'))
  open()
  act(() => field.focus())
  go('/payment')
  await frame()
  expect(field).toHaveFocus()
  dialog.remove()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a reload of the root view moves the focus to the main area', async () => {
  open()
  act(() => reloadRootView())
  await frame()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a page that is shown again gets its focus back, even if a closed dialog focuses the main area', async () => {
  const field = () => screen.getByRole('button', { name: '试听' })
  open()
  go('/categories')
  restoreFocusTo(field())
  act(() => reloadRootView())
  await frame()
  expect(field()).toHaveFocus()
  act(() => screen.getByRole('main').focus())
  expect(field()).toHaveFocus()
})

test('a page that is shown again gets its focus back from a dialog that closes after six seconds', () => {
  jest.useFakeTimers()
  const field = () => screen.getByRole('button', { name: '试听' })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  dialog.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  const login = dialog.appendChild(document.createElement('input'))
  open()
  go('/categories')
  act(() => login.focus())
  restoreFocusTo(field())
  act(() => reloadRootView())
  act(() => jest.advanceTimersByTime(6_000))
  expect(login).toHaveFocus()

  dialog.remove()
  act(() => screen.getByRole('main').focus())
  expect(field()).toHaveFocus()
  jest.useRealTimers()
})

test('the main area keeps the focus once the learner has used the page', async () => {
  open()
  go('/categories')
  restoreFocusTo(screen.getByRole('button', { name: '试听' }))
  act(() => reloadRootView())
  await frame()
  fireEvent.pointerDown(screen.getByRole('main'))
  act(() => screen.getByRole('main').focus())
  expect(screen.getByRole('main')).toHaveFocus()
})
