import { onReminderSettings, setReminders, wantsReminders } from './reminder-settings.ts'

beforeEach(() => localStorage.clear())

test('the switch: each learner of this browser has their own', () => {
  setReminders('1', true)
  setReminders('2', true)
  setReminders('1', false)
  expect([wantsReminders('1'), wantsReminders('2'), wantsReminders('3')]).toEqual([false, true, false])
})

test('the switch: listeners of this tab and of others are called', () => {
  const listener = jest.fn()
  const end = onReminderSettings(listener)
  setReminders('1', true)
  window.dispatchEvent(new StorageEvent('storage', { key: 'xhkt_reminders' }))
  end()
  setReminders('1', false)
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each(['{"1":true}', '[1]', 'x'])('a stored %s: is ignored, as it is no list of learners', (text) => {
  localStorage.setItem('xhkt_reminders', text)
  expect(wantsReminders('1')).toBe(false)
})
