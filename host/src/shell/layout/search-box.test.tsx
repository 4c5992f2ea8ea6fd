import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Search, SearchBox } from './search-box.tsx'

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索课程' })

const fake = () => {
  const go = jest.fn<undefined, [string]>()
  const load = jest.fn<ReturnType<Search['load']>, []>(() => Promise.reject(new Error('offline')))
  return { go, load }
}

test('without the app the box is a plain form', () => {
  render(<SearchBox address="/" />)
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/search')
  expect(box()).toHaveAttribute('name', 'keyword')
  expect(box()).toHaveAttribute('maxlength', '50')
  expect(fireEvent.submit(form)).toBe(true)
})

test.each([
  ['/search?keyword=%20考研++数学', '考研 数学'],
  ['/search?page=2', ''],
  ['/home?keyword=考研', ''],
])('at %s the box holds %p', (address, value) => {
  render(<SearchBox address={address} />)
  expect(box()).toHaveValue(value)
})

test('the box follows the address, and keeps the typed text while the address stays', () => {
  const { rerender } = render(<SearchBox address="/search?keyword=a" />)
  rerender(<SearchBox address="/search?keyword=b" />)
  expect(box()).toHaveValue('b')
  fireEvent.input(box(), { target: { value: 'bc' } })
  rerender(<SearchBox address="/search?keyword=b&page=2" />)
  expect(box()).toHaveValue('bc')
  rerender(<SearchBox address="/home" />)
  expect(box()).toHaveValue('')
})

test('what a learner has typed goes with their session', () => {
  const { rerender } = render(<SearchBox address="/search?keyword=a" signedIn />)
  fireEvent.input(box(), { target: { value: '心脏病' } })
  rerender(<SearchBox address="/search?keyword=a" />)
  expect(box()).toHaveValue('a')
})

test('the suggestions load on focus, and again on the next focus after a failure; the search works without them', async () => {
  const search = fake()
  render(<SearchBox address="/" search={search} />)
  expect(search.load).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    act(() => box().focus())
    await act(async () => box().blur())
    expect(search.load).toHaveBeenCalledTimes(times)
  }
  fireEvent.input(box(), { target: { value: ' 考研 ' } })
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
  expect(search.go.mock.calls).toEqual([['考研']])
})

test('text typed before the app started stays, with the focus and the caret', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  root.innerHTML = renderToStaticMarkup(<SearchBox address="" />)
  const still = box()
  still.focus()
  still.value = '考研数学'
  still.setSelectionRange(2, 2)
  await act(async () => createRoot(root).render(<SearchBox address="/search?keyword=法考" search={fake()} />))
  expect(box()).not.toBe(still)
  expect(box()).toHaveValue('考研数学')
  expect(box()).toHaveFocus()
  expect(box().selectionStart).toBe(2)
  root.remove()
})
