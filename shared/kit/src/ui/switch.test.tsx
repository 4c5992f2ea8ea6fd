import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './switch.tsx'

test('a switch: asks for the other value by pointer and by keyboard', async () => {
  const onChange = jest.fn()
  const { rerender } = render(<Switch checked={false} onChange={onChange}>浏览器提醒</Switch>)
  const control = screen.getByRole('switch', { name: '浏览器提醒', checked: false })
  await userEvent.click(control)
  rerender(<Switch checked onChange={onChange}>浏览器提醒</Switch>)
  expect(control).toBeChecked()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test.each([{ busy: true }, { disabled: true }])('a switch with %j: keeps the focus and ignores presses', async (state) => {
  const onChange = jest.fn()
  const { rerender } = render(<Switch checked onChange={onChange}>浏览器提醒</Switch>)
  screen.getByRole('switch').focus()
  rerender(<Switch checked onChange={onChange} {...state}>浏览器提醒</Switch>)
  await userEvent.click(screen.getByRole('switch'))
  expect(screen.getByRole('switch')).toHaveFocus()
  expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true')
  expect(onChange).not.toHaveBeenCalled()
})
