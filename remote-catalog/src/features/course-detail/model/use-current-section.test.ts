import { act, renderHook } from '@testing-library/react'
import { useCurrentSection } from './use-current-section.ts'

const ids = ['introduction', 'evaluations']
const shown: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id)
  }
})
afterEach(() => {
  jest.useRealTimers()
  shown.length = 0
  document.body.innerHTML = ''
})

const add = (id: string) => document.body.append(Object.assign(document.createElement('section'), { id }))
const pass = () => act(() => jest.advanceTimersByTimeAsync(100))

test('a section that is picked before it renders is shown once it renders', async () => {
  add('introduction')
  const { result } = renderHook(() => useCurrentSection(ids))
  act(() => result.current.goTo('evaluations'))
  expect(result.current.current).toBe('evaluations')
  await pass()
  expect(shown).toEqual([])
  add('evaluations')
  await pass()
  expect(shown).toEqual(['evaluations'])
})

test.each(['another pick', 'a key', 'leaving the page'])('a picked section that has not rendered is not shown after %s', async (what) => {
  add('introduction')
  const { result, unmount } = renderHook(() => useCurrentSection(ids))
  act(() => result.current.goTo('evaluations'))
  if (what === 'another pick') act(() => result.current.goTo('introduction'))
  else if (what === 'a key') dispatchEvent(new KeyboardEvent('keydown'))
  else unmount()
  add('evaluations')
  await pass()
  expect(shown).toEqual(what === 'another pick' ? ['introduction'] : [])
})
