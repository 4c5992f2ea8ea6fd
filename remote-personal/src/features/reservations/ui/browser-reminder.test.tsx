import { act, screen, waitFor } from '@testing-library/react'
import { wantsReminders } from '@xhkt/kit/reminders/reminder-settings'
import { useAuth } from '@xhkt/platform/auth'
import { get, listOf, one, open } from '../testing/open-reservations.tsx'

/** A browser with this permission. A question for the permission is answered with `answer`. */
function browserHas(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const fake = { permission, requestPermission: jest.fn() }
  fake.requestPermission.mockImplementation(() => {
    fake.permission = answer
    return Promise.resolve(answer)
  })
  Object.defineProperty(globalThis, 'Notification', { value: fake, configurable: true, writable: true })
  return fake
}
beforeEach(() => localStorage.clear())
afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'))

const openPage = () => open({ [get]: listOf([one]) })
const control = () => screen.findByRole('switch', { name: '浏览器提醒' })
const isWanted = () => wantsReminders(useAuth.getState().user!.user_id)

test('浏览器提醒: asks for the permission on a click only, and is on when it is granted [personal#reminders]', async () => {
  const browser = browserHas('default', 'granted')
  const { user } = openPage()
  expect(await control()).not.toBeChecked()
  expect(browser.requestPermission).not.toHaveBeenCalled()
  await user.click(await control())
  await waitFor(async () => expect(await control()).toBeChecked())
  expect(browser.requestPermission).toHaveBeenCalledTimes(1)
  expect(isWanted()).toBe(true)
  expect(await control()).toHaveAccessibleDescription(/需要保持网站打开/)
  await user.click(await control())
  expect(await control()).not.toBeChecked()
  expect(isWanted()).toBe(false)
})

test('浏览器提醒: with a permission that was granted before, is on without a question', async () => {
  const browser = browserHas('granted')
  const { user } = openPage()
  await user.click(await control())
  expect(await control()).toBeChecked()
  expect(browser.requestPermission).not.toHaveBeenCalled()
})

test('浏览器提醒: a learner who refuses reads how to allow it [personal#reminders]', async () => {
  browserHas('default', 'denied')
  const { user } = openPage()
  await user.click(await control())
  await waitFor(async () => expect(await control()).toHaveAttribute('aria-disabled', 'true'))
  expect(await control()).not.toBeChecked()
  expect(await control()).toHaveAccessibleDescription(/地址栏左侧的图标，把“通知”改为“允许”/)
  expect(isWanted()).toBe(false)
})

test('浏览器提醒: follows the permission when the learner comes back from the settings', async () => {
  const browser = browserHas('denied')
  openPage()
  expect(await control()).toHaveAttribute('aria-disabled', 'true')
  browser.permission = 'granted'
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await control()).not.toHaveAttribute('aria-disabled')
})

test('浏览器提醒: a browser without notifications says so', async () => {
  openPage()
  expect(await control()).toHaveAttribute('aria-disabled', 'true')
  expect(await control()).toHaveAccessibleDescription(/这个浏览器不支持通知/)
})
