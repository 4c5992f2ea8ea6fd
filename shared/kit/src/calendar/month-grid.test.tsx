import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'

type Given = Partial<Pick<MonthGridProps, 'today' | 'counts'>> & { start?: string; onSelect?: jest.Mock }

/** As a page uses it: it shows the month that the keyboard asks for, and the day that is chosen. */
function Page({ start = '2026-11-23', today = '2026-11-23', counts = new Map(), onSelect }: Given) {
  const [selected, setSelected] = useState(start)
  const [month, setMonth] = useState(start.slice(0, 7))
  const select = (date: string) => {
    onSelect?.(date)
    setSelected(date)
    setMonth(date.slice(0, 7))
  }
  const texts = { countText: (count: number) => `${count} 节直播课`, shortCountText: (count: number) => `${count} 节` }
  return (
    <>
      <button>前</button>
      <MonthGrid label={month} {...{ month, today, selected, counts, ...texts }} onSelect={select} onMonth={setMonth} />
      <button>后</button>
    </>
  )
}

const open = (given: Given = {}) => {
  render(<Page {...given} />)
  return userEvent.setup()
}
const cells = () => screen.getAllByRole('gridcell')
const focused = () => document.activeElement?.getAttribute('data-date')

test('a month has six weeks from a Monday, with the names of their days, and today [personal#live-calendar]', () => {
  open({ counts: new Map([['2026-11-23', 2]]) })
  expect(screen.getAllByRole('row')).toHaveLength(7)
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
    ...['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  ])
  expect(cells()).toHaveLength(42)
  expect(cells()[0]).toHaveAccessibleName('10月26日 星期一')
  const today = screen.getByRole('gridcell', { name: '11月23日 星期一，今天，2 节直播课' })
  expect(today).toHaveAttribute('aria-current', 'date')
  expect(today).toHaveAttribute('aria-selected', 'true')
  expect(today.querySelector('[data-count]')).toHaveAttribute('data-count', '2 节')
})

test('Tab stops once, at the chosen day; in another month at its first', async () => {
  const user = open({ start: '2026-11-05' })
  await user.tab()
  await user.tab()
  expect(focused()).toBe('2026-11-05')
  await user.tab()
  expect(screen.getByRole('button', { name: '后' })).toHaveFocus()
})

test('the arrow keys move over the end of a month, which shows the next one, and do not choose', async () => {
  const onSelect = jest.fn()
  const user = open({ start: '2026-11-30', onSelect })
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('2026-12-01')
  expect(screen.getByRole('grid')).toHaveAccessibleName('2026-12')
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focused()).toBe('2026-11-23')
  expect(onSelect).not.toHaveBeenCalled()
})

test('PageDown and Shift with PageUp move a month and a year, with the focus', async () => {
  const user = open({ start: '2027-01-31' })
  await user.tab()
  await user.tab()
  await user.keyboard('{PageDown}')
  expect(focused()).toBe('2027-02-28')
  await user.keyboard('{Shift>}{PageUp}{/Shift}')
  expect(focused()).toBe('2026-02-28')
  expect(screen.getByRole('grid')).toHaveAccessibleName('2026-02')
})

test.each(['{Enter}', ' '])('the key %j chooses the day with the focus once', async (key) => {
  const onSelect = jest.fn()
  const user = open({ onSelect })
  await user.tab()
  await user.tab()
  await user.keyboard(`{Home}{End}${key}`)
  expect(onSelect.mock.calls).toEqual([['2026-11-29']])
  expect(focused()).toBe('2026-11-29')
  expect(screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.getAttribute('data-date'))).toEqual(['2026-11-29'])
})

test('a click chooses, also a day of the month beside', async () => {
  const onSelect = jest.fn()
  const user = open({ onSelect })
  await user.click(screen.getByRole('gridcell', { name: '12月2日 星期三' }))
  expect(onSelect.mock.calls).toEqual([['2026-12-02']])
  expect(screen.getByRole('grid')).toHaveAccessibleName('2026-12')
})

test('the tab stop is at the chosen day again after the focus has left the grid', async () => {
  const user = open()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  await user.tab({ shift: true })
  expect(focused()).toBe('2026-11-23')
})

test('keys with Ctrl or Alt are left to the browser', async () => {
  const user = open()
  await user.tab()
  await user.tab()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}')
  expect(focused()).toBe('2026-11-23')
})
