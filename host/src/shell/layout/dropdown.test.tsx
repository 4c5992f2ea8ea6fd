import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dropdown } from './dropdown.tsx'

function setup() {
  const user = userEvent.setup()
  render(
    <>
      <Dropdown label="全部分类">
        <a href="#a">甲</a>
        <a href="#b">乙</a>
        <div role="group">
          <button type="button">丙</button>
        </div>
      </Dropdown>
      <button type="button">别处</button>
    </>,
  )
  const button = screen.getByRole('button', { name: '全部分类' })
  return { user, button, open: () => button.getAttribute('aria-expanded') === 'true' }
}

const named = (name: string) => screen.getByText(name)

test('links of a closed panel cannot be reached', async () => {
  const { user, button } = setup()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeVisible()
  await user.tab()
  expect(button).toHaveFocus()
})

test.each(['{Enter}', ' '])('the key "%s" opens and closes the panel', async (key) => {
  const { user, button, open } = setup()
  await user.tab()
  await user.keyboard(key)
  expect(open()).toBe(true)
  expect(button).toHaveFocus()
  await user.keyboard(key)
  expect(open()).toBe(false)
})

test('arrows, Home and End move among the links, and wrap around', async () => {
  const { user } = setup()
  await user.tab()
  for (const [key, name] of [
    ['ArrowDown', '甲'],
    ['ArrowDown', '乙'],
    ['ArrowDown', '丙'],
    ['ArrowDown', '甲'],
    ['ArrowUp', '丙'],
    ['Home', '甲'],
    ['End', '丙'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(named(name)).toHaveFocus()
  }
})

test('Escape closes the panel and returns the focus', async () => {
  const { user, button, open } = setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(open()).toBe(false)
  expect(button).toHaveFocus()
})

test('Tab out of the panel closes it', async () => {
  const { user, open } = setup()
  await user.tab()
  await user.keyboard('{ArrowUp}{End}')
  await user.keyboard('{ArrowDown}{End}')
  await user.tab()
  expect(named('别处')).toHaveFocus()
  expect(open()).toBe(false)
})

test('a click on a link closes the panel', async () => {
  const { user, button, open } = setup()
  await user.click(button)
  await user.click(named('乙'))
  expect(open()).toBe(false)
})

test('a click on a button of a group leaves the panel open', async () => {
  const { user, button, open } = setup()
  await user.click(button)
  await user.click(named('丙'))
  expect([open(), document.activeElement]).toEqual([true, named('丙')])
})

test('a press outside closes the panel', async () => {
  const { user, button, open } = setup()
  await user.click(button)
  await user.click(document.body)
  expect(open()).toBe(false)
})

test('hover opens the panel, a click keeps it open, and Escape closes it wherever the focus is (WCAG 1.4.13)', async () => {
  const { user, button, open } = setup()
  await user.hover(button)
  expect(open()).toBe(true)
  await user.unhover(button)
  expect(open()).toBe(false)
  await user.hover(button)
  await user.click(button)
  await user.unhover(button)
  expect(open()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(open()).toBe(false)
})
