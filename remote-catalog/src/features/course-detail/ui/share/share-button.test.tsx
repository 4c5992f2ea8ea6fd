import { act, screen, waitFor } from '@testing-library/react'
import { auth } from '@xhkt/platform/auth'
import { renderPage } from '@xhkt/testing/render-page'
import { sampleCourse } from '@xhkt/testing/sample-course'
import { ShareButton } from './share-button.tsx'

const learner = { user_id: '1', nickname: '小明', avatar: '', phone: '13800000001' }

async function open(session = false, inviteCode?: string) {
  const page = renderPage(<ShareButton course={sampleCourse()} />, { session })
  if (session) act(() => auth.setUser({ ...learner, invite_code: inviteCode }, null))
  await page.user.click(screen.getByRole('button', { name: '分享' }))
  await screen.findByRole('dialog', { name: '分享课程' })
  return page
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '课程链接' })
const copy = (name = '复制链接') => screen.getByRole('button', { name })

test.each([
  ['a visitor', false, undefined, ''],
  ['a learner', true, 'A1B2C3', '?ic=A1B2C3'],
  ['a learner without an invite code', true, undefined, ''],
])('%s opens the dialog [routes#shared-addresses]', async (_, session, code, query) => {
  await open(session, code)
  expect(field()).toHaveValue(`http://localhost/courseDetail/12${query}`)
  expect(await screen.findByTitle('课程链接二维码')).toBeInTheDocument()
})

test('the link is copied, and the button says 已复制 for a while', async () => {
  const { user } = await open()
  await user.click(copy())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('链接已复制，去粘贴给好友吧'))
  expect(copy('已复制')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('http://localhost/courseDetail/12')
})

test('when the clipboard is refused, the link is selected for copying by hand', async () => {
  const { user } = await open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(copy())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('请按 Ctrl+C 复制'))
  expect(field().selectionEnd).toBe(field().value.length)
  expect(field().selectionStart).toBe(0)
})

test('the field shows the start of the link, though all of it is selected', async () => {
  await open()
  field().scrollLeft = 50
  act(() => field().focus())
  expect(field().selectionEnd).toBe(field().value.length)
  expect(field().scrollLeft).toBe(0)
})

test('closes by its button and by its backdrop', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '分享' }))
  await user.click(field())
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
