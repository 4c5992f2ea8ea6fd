import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { removeSearch, clearSearches, recordSearch, useSearchHistory } from './history.ts'

const key = 'xhkt_search_history'

function History() {
  return <output>{useSearchHistory().join('|')}</output>
}

const shown = () => screen.getByRole('status').textContent

/** Changes the storage as another tab does: the browser sends an event to this tab. */
function inAnotherTab(value: string | null, eventKey: string | null = key): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: eventKey }))
  })
}

beforeEach(() => {
  clearSearches()
  render(<History />)
})

test('the last search comes first, once, as it was last typed', () => {
  for (const word of ['考研', 'python', '  四级  真题 ', 'Ｐython']) act(() => recordSearch(word))
  expect(shown()).toBe('Ｐython|四级 真题|考研')
})

test('the history keeps ten searches and no blank one', () => {
  for (let i = 1; i <= 12; i++) act(() => recordSearch(`词${i}`))
  act(() => recordSearch('  '))
  expect(shown()).toBe('词12|词11|词10|词9|词8|词7|词6|词5|词4|词3')
})

test('one search or all of them can be removed', () => {
  for (const word of ['考研', '四级', '法考']) act(() => recordSearch(word))
  act(() => removeSearch('四级'))
  expect(shown()).toBe('法考|考研')
  act(() => clearSearches())
  expect(shown()).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
})

test('the history follows other tabs, and keeps their searches', () => {
  act(() => recordSearch('考研'))
  inAnotherTab('["法考","考研"]')
  expect(shown()).toBe('法考|考研')
  act(() => recordSearch('四级'))
  expect(shown()).toBe('四级|法考|考研')
  inAnotherTab(null)
  expect(shown()).toBe('')
  inAnotherTab('["法考"]')
  inAnotherTab(null, null)
  expect(shown()).toBe('')
})

test('an invalid stored value is ignored or cleaned', () => {
  for (const value of ['{', '7', '[1]', '{"0":"考研"}', 'null']) {
    inAnotherTab(value)
    expect(shown()).toBe('')
  }
  inAnotherTab(JSON.stringify(['考研', '', '考研', ' 考研 ', '题'.repeat(60)]))
  expect(shown()).toBe(`考研|${'题'.repeat(50)}`)
  fc.assert(
    fc.property(fc.array(fc.string()), fc.stringMatching(/^[a-z考研]{1,8}$/), (before, word) => {
      inAnotherTab(JSON.stringify(before))
      act(() => recordSearch(word))
      expect(shown().split('|')[0]).toBe(word)
    }),
    { numRuns: 20 },
  )
})
