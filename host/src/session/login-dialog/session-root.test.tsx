import { act, screen, waitFor } from '@testing-library/react'
import { auth, requestLogin } from '@xhkt/platform/auth'
import { renderPage } from '@xhkt/testing/render-page'
import type { LoginDialogProps } from './login-dialog-props.ts'
import { loadedLoginDialog, loadLoginDialog } from './login-loader.ts'
import { SessionRoot } from './session-root.tsx'

jest.mock('./login-loader.ts', () => ({ loadLoginDialog: jest.fn(), loadedLoginDialog: jest.fn() }))
const load = jest.mocked(loadLoginDialog)

function Dialog({ dialog }: LoginDialogProps) {
  return dialog && <p>{`form ${dialog.form}`}</p>
}

const setUp = () => renderPage(<SessionRoot onSessionChange={jest.fn()} />)
const never = new Promise<never>(() => {})

beforeEach(() => {
  load.mockClear()
  jest.mocked(loadedLoginDialog).mockReturnValue(null)
})
afterEach(() => jest.useRealTimers())

test('loads nothing until a login is requested', () => {
  load.mockResolvedValue(Dialog)
  setUp()
  expect(load).not.toHaveBeenCalled()
})

test('opens the dialog on the requested form, closes it, and loads its chunk once', async () => {
  load.mockResolvedValue(Dialog)
  setUp()
  act(() => auth.openLogin())
  expect(await screen.findByText('form tripartite')).toBeVisible()
  act(() => auth.closeLogin())
  expect(screen.queryByText('form tripartite')).toBeNull()
  act(() => auth.openLogin())
  expect(screen.getByText('form tripartite')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a prefetched dialog opens at once', () => {
  jest.mocked(loadedLoginDialog).mockReturnValue(Dialog)
  setUp()
  act(() => auth.openLogin())
  expect(screen.getByText('form tripartite')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('shows a loading dialog that can be closed', async () => {
  load.mockReturnValue(never)
  const { user } = setUp()
  let answer!: Promise<boolean>
  act(() => void (answer = requestLogin()))
  expect(await screen.findByRole('dialog', { name: '登录' })).toHaveTextContent('加载中')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that loads within 150 ms opens without a loading dialog', async () => {
  jest.useFakeTimers()
  let finish!: (dialog: typeof Dialog) => void
  load.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  setUp()
  act(() => auth.openLogin())
  await act(() => jest.advanceTimersByTimeAsync(149))
  expect(screen.queryByRole('dialog')).toBeNull()
  finish(Dialog)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('form tripartite')).toBeVisible()
})

test('the loading dialog has the name of the requested one', async () => {
  load.mockReturnValue(never)
  setUp()
  act(() => auth.openRegister())
  expect(await screen.findByRole('dialog', { name: '注册账号' })).toBeVisible()
})

test('a failed load shows an error with a retry', async () => {
  load.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Dialog)
  const { user } = setUp()
  act(() => auth.openLogin())
  expect(await screen.findByRole('alert')).toHaveTextContent('窗口加载失败，请检查网络后重试')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('form tripartite')).toBeVisible()
})

test('closing the loading dialog leaves the focus in the page', async () => {
  load.mockReturnValue(never)
  const { user } = renderPage(
    <main id="main" tabIndex={-1}>
      <SessionRoot onSessionChange={jest.fn()} />
    </main>,
  )
  act(() => auth.openLogin())
  await user.click(await screen.findByRole('button', { name: '取消' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a retry by keyboard keeps the focus in the dialog', async () => {
  load.mockRejectedValueOnce(new Error('chunk')).mockReturnValue(never)
  const { user } = setUp()
  act(() => auth.openLogin())
  await user.click(await screen.findByRole('button', { name: '重试' }))
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('after 3 s it says that loading is slow, and a retry cancels the hung load', async () => {
  jest.useFakeTimers()
  load.mockReturnValueOnce(never).mockResolvedValue(Dialog)
  setUp()
  act(() => auth.openLogin())
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('dialog', { name: '登录' })).toHaveTextContent('加载较慢，请稍候')
  act(() => screen.getByRole('button', { name: '重试' }).click())
  jest.useRealTimers()
  await waitFor(() => expect(screen.getByText('form tripartite')).toBeVisible())
})
