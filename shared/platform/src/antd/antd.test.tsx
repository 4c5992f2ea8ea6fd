import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auth } from '@xhkt/platform/auth'
import { AntdProvider, Button } from './core.ts'
import { Checkbox, Form, Input } from './form.ts'
import { Modal } from './overlay.ts'

test('a form writes no style element, which the content policy would refuse', async () => {
  render(
    <AntdProvider>
      <Form>
        <Form.Item name="phone" label="手机号码" rules={[{ required: true, message: '请先填写手机号码' }]}>
          <Input />
        </Form.Item>
        <Checkbox>我已阅读并同意</Checkbox>
        <Button htmlType="submit">登录</Button>
      </Form>
    </AntdProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请先填写手机号码')).toBeInTheDocument()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a dialog has its name and Chinese buttons, and locks the page without a style element [look#dates-and-times]', async () => {
  const onCancel = jest.fn()
  render(
    <AntdProvider>
      <Modal open title="系统提示" onCancel={onCancel}>
        确定要取消这个订单吗？
      </Modal>
    </AntdProvider>,
  )
  expect(await screen.findByRole('dialog', { name: '系统提示' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '确定' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('Tab stays within a dialog, forwards and backwards', async () => {
  const user = userEvent.setup()
  render(
    <AntdProvider>
      <a href="/">首页</a>
      <Modal open title="登录" footer={null}>
        <button>注册</button>
        <button disabled>获取验证码</button>
      </Modal>
    </AntdProvider>,
  )
  const close = await screen.findByRole('button', { name: '关闭' })
  const last = screen.getByRole('button', { name: '注册' })
  await user.click(last)
  await user.tab()
  expect(close).toHaveFocus()
  await user.tab({ shift: true })
  expect(last).toHaveFocus()
  screen.getByRole('dialog').focus()
  await user.tab({ shift: true })
  expect(last).toHaveFocus()
})

describe('a press on the mask of a dialog', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const onCancel = jest.fn()
  const dialog = (open: boolean) => (
    <AntdProvider>
      <Modal open={open} title="登录" onCancel={onCancel} />
    </AntdProvider>
  )
  const mask = () => document.querySelector('.ant-modal-wrap') as HTMLElement
  const press = () => {
    fireEvent.mouseDown(mask())
    fireEvent.click(mask())
  }
  /** Runs the opening animation to its end. Its frames are fake timers here. */
  const finishOpening = () => act(() => jest.advanceTimersByTimeAsync(1_000))

  test('closes it only if the press began after the dialog had opened', async () => {
    const { rerender } = render(dialog(true))
    press()
    fireEvent.mouseDown(mask())
    await finishOpening()
    fireEvent.click(mask())
    expect(onCancel).not.toHaveBeenCalled()
    press()
    expect(onCancel).toHaveBeenCalledTimes(1)

    rerender(dialog(false))
    await finishOpening()
    rerender(dialog(true))
    press()
    expect(onCancel).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onCancel).toHaveBeenCalledTimes(2)
  })
})

describe('a dialog that was opened in a session', () => {
  const enter = () => {
    auth.signIn({ access_token: 'a', expires_in: 7200, is_bind: 1, openid: '', unionid: '' })
    auth.setUser({ user_id: '1', nickname: '', avatar: '', phone: '13800000001' }, null)
  }
  const open = () =>
    render(
      <AntdProvider>
        <Modal open title="学习协议">
          <input aria-label="真实姓名" />
        </Modal>
      </AntdProvider>,
    )
  const field = () => screen.queryByRole('textbox')
  afterEach(() => act(() => auth.signOut()))

  test('is hidden when the session expires, and is as it was when its learner is back', async () => {
    enter()
    open()
    await userEvent.type(field()!, '林晓')
    act(() => auth.signOut('expired'))
    await waitFor(() => expect(field()).toBeNull())
    act(enter)
    expect(field()).toBeNull()
    act(() => auth.clearExpiredUser())
    await waitFor(() => expect(field()).toHaveValue('林晓'))
  })

  test('stays when a visitor has opened it, also over an expiry', () => {
    open()
    expect(field()).toBeVisible()
    act(() => auth.signOut('expired'))
    expect(field()).toBeVisible()
    act(enter)
    expect(field()).toBeVisible()
  })
})
