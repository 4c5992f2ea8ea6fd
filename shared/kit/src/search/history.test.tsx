import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { forgetSearch, forgetSearches, noteSearch, useSearchHistory } from './history.ts'

const key = 'xhkt_search_history'

function History() {
  return <output>{useSearchHistory().join('|')}</output>
}

const shown = () => screen.getByRole('status').textContent

/** As another tab does it: the browser changes the storage, and tells this one. */
function inAnotherTab(value: string | null, told: string | null = key): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: told }))
  })
}

beforeEach(() => {
  forgetSearches()
  render(<History />)
})

test('what was searched for last comes first, once, in the words of the last time', () => {
  for (const word of ['考研', 'python', '  四级  真题 ', 'Ｐython']) act(() => noteSearch(word))
  expect(shown()).toBe('Ｐython|四级 真题|考研')
})

test('ten are kept; a blank is none', () => {
  for (let i = 1; i <= 12; i++) act(() => noteSearch(`词${i}`))
  act(() => noteSearch('  '))
  expect(shown()).toBe('词12|词11|词10|词9|词8|词7|词6|词5|词4|词3')
})

test('one can be forgotten, and all of them, which leaves nothing behind', () => {
  for (const word of ['考研', '四级', '法考']) act(() => noteSearch(word))
  act(() => forgetSearch('四级'))
  expect(shown()).toBe('法考|考研')
  act(() => forgetSearches())
  expect(shown()).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
})

test('another tab is followed, and what it notes is kept by what this one notes', () => {
  act(() => noteSearch('考研'))
  inAnotherTab('["法考","考研"]')
  expect(shown()).toBe('法考|考研')
  act(() => noteSearch('四级'))
  expect(shown()).toBe('四级|法考|考研')
  inAnotherTab(null)
  expect(shown()).toBe('')
  inAnotherTab('["法考"]')
  inAnotherTab(null, null)
  expect(shown()).toBe('')
})

test('whatever somebody wrote into the storage, there is a history of words', () => {
  for (const value of ['{', '7', '[1]', '{"0":"考研"}', 'null']) {
    inAnotherTab(value)
    expect(shown()).toBe('')
  }
  inAnotherTab(JSON.stringify(['考研', '', '考研', ' 考研 ', '题'.repeat(60)]))
  expect(shown()).toBe(`考研|${'题'.repeat(50)}`)
  fc.assert(
    fc.property(fc.array(fc.string()), fc.stringMatching(/^[a-z考研]{1,8}$/), (before, word) => {
      inAnotherTab(JSON.stringify(before))
      act(() => noteSearch(word))
      expect(shown().split('|')[0]).toBe(word)
    }),
    { numRuns: 20 },
  )
})
