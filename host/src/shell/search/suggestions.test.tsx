import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordSearch } from '@xhkt/kit/search/history'
import { type Answers, type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { SearchBox } from '../layout/search-box.tsx'
import * as code from './suggestions.tsx'

const hot = { list: ['考研数学', '英语四级'] }
const suggestFor = ({ query }: ApiCall) => ({ list: [`${query.keyword}真题`, `${query.keyword}入门`] })

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Advances the time and lets pending answers arrive, which takes several microtasks. */
async function pass(ms: number): Promise<void> {
  for (const each of [ms, 1, 1, 1]) await act(() => jest.advanceTimersByTimeAsync(each))
}

async function open(answers: Answers = {}) {
  const go = jest.fn<undefined, [string]>()
  const load = () => Promise.resolve(code)
  const page = renderPage(
    <>
      <SearchBox address="/" search={{ go, load }} />
      <button>别处</button>
    </>,
    { answers: { 'GET /v1/search/hot': hot, 'GET /v1/search/suggest': suggestFor, ...answers } },
  )
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await user.click(box())
  await pass(100)
  const suggested = () => page.calls.filter(({ name }) => name === 'GET /v1/search/suggest').map(({ query }) => query.keyword)
  return { ...page, user, go, suggested }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索课程' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

test('an empty box shows the history, newest first, and hot words', async () => {
  recordSearch('法考')
  recordSearch('会计')
  const { suggested } = await open()
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(options()).toEqual(['会计×', '法考×', '考研数学', '英语四级'])
  expect(within(screen.getByRole('group', { name: '热门搜索' })).getAllByRole('option')).toHaveLength(2)
  await pass(1000)
  expect(suggested()).toEqual([])
})

test('suggestions are requested once the typing pauses, for a normalized keyword, and matches are marked', async () => {
  const { user, suggested } = await open()
  await user.type(box(), ' Py')
  await pass(150)
  await user.type(box(), 'thon ')
  expect(options()).toEqual([])
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await pass(150)
  expect(suggested()).toEqual([])
  await pass(100)
  expect(suggested()).toEqual(['python'])
  expect(options()).toEqual(['python真题', 'python入门'])
  expect(screen.getAllByText('python', { selector: 'mark' })).toHaveLength(2)
  await user.type(box(), ' ')
  await pass(500)
  expect(suggested()).toEqual(['python'])
})

test('the request for an outdated keyword is cancelled and its answer never shows', async () => {
  const abort = jest.fn()
  const answer = new Map<string, () => void>()
  const slow = (call: ApiCall) =>
    new Promise<{ list: string[] }>((resolve) => answer.set(call.query.keyword ?? '', () => resolve(suggestFor(call))))
  const { user, suggested } = await open({ 'GET /v1/search/suggest': slow })
  jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(abort)
  await user.type(box(), '英')
  await pass(250)
  await user.type(box(), '语')
  expect(abort).toHaveBeenCalledTimes(1)
  await pass(250)
  expect(suggested()).toEqual(['英', '英语'])
  answer.get('英')?.()
  await pass(10)
  expect(options()).toEqual([])
  answer.get('英语')?.()
  await pass(10)
  expect(options()).toEqual(['英语真题', '英语入门'])
  // Until the next answer arrives, the suggestions that still match stay.
  await user.type(box(), '真')
  expect(options()).toEqual(['英语真题'])
})

test('the arrows go through the options and the box, Enter searches for the active one, Escape closes', async () => {
  const { user, go } = await open()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('考研数学')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('考研数学')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBeNull()
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('英语四级')
  expect(box()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(go.mock.calls).toEqual([['考研数学']])
  expect(box()).toHaveValue('考研数学')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter in the box searches for the trimmed text', async () => {
  const { user, go } = await open()
  await user.type(box(), '  高数　 期末🔥 {Enter}')
  expect(go.mock.calls).toEqual([['高数 期末🔥']])
})

test('an empty search shows a toast and keeps the focus', async () => {
  const { user, go } = await open()
  await user.type(box(), '  {Enter}')
  expect(screen.getByText('请输入搜索内容')).toBeVisible()
  expect(screen.getByRole('listbox')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(box()).toHaveFocus()
  expect(go).not.toHaveBeenCalled()
})

test('text that an input method is composing triggers no suggestions and no search', async () => {
  const { user, go, suggested } = await open()
  fireEvent.compositionStart(box())
  fireEvent.input(box(), { target: { value: 'kao' } })
  await pass(500)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(suggested()).toEqual([])
  expect(active()).toBeNull()
  expect(go).not.toHaveBeenCalled()
  fireEvent.input(box(), { target: { value: '考研' } })
  fireEvent.compositionEnd(box())
  await pass(250)
  expect(suggested()).toEqual(['考研'])
  await user.keyboard('{Enter}')
  expect(go.mock.calls).toEqual([['考研']])
})

test('a click chooses an option without taking the focus from the box', async () => {
  const { user, go } = await open()
  await user.click(screen.getByRole('option', { name: '英语四级' }))
  expect(go.mock.calls).toEqual([['英语四级']])
  expect(box()).toHaveFocus()
})

test('a history entry is deleted by click or key, and all by 清空', async () => {
  for (const word of ['甲', '乙', '丙', '丁']) recordSearch(word)
  const { user, go } = await open({ 'GET /v1/search/hot': { list: [] } })
  await user.click(within(screen.getByRole('option', { name: '丙' })).getByTitle('删除'))
  expect(options()).toEqual(['丁×', '乙×', '甲×'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  expect(options()).toEqual(['丁×', '甲×'])
  expect(active()).toBe('甲×')
  await user.tab()
  expect(screen.getByRole('button', { name: '搜索' })).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box()).toHaveFocus()
  expect(go).not.toHaveBeenCalled()
})

test('Tab out of the box or a press outside closes the panel', async () => {
  const { user } = await open()
  await user.tab()
  await user.tab()
  expect(screen.getByText('别处')).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(box())
  expect(screen.getByRole('listbox')).toBeVisible()
  await user.pointer({ keys: '[MouseLeft]', target: document.body })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a press outside, or leaving the window, ends a composition and leaves the panel closed', async () => {
  const { user } = await open()
  fireEvent.compositionStart(box())
  fireEvent.pointerDown(document.body)
  fireEvent.compositionEnd(box())
  act(() => box().blur())
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(box())
  act(() => box().blur())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('after a return to the box no option is active', async () => {
  const { user, go } = await open()
  await user.keyboard('{ArrowDown}{Tab}{Tab}')
  await user.click(box())
  expect(active()).toBeNull()
  await user.keyboard('{Enter}')
  expect(go).not.toHaveBeenCalled()
})

test('a press on the button does not take the focus from the box, because a narrow box would hide the button', async () => {
  const { user, go } = await open()
  await user.type(box(), '考研')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: '搜索' }) })
  expect(box()).toHaveFocus()
  await user.pointer('[/MouseLeft]')
  expect(go.mock.calls).toEqual([['考研']])
})

test('a composition that began before the chunk loaded triggers no suggestions', async () => {
  const { suggested } = await open()
  fireEvent(box(), new InputEvent('input', { bubbles: true, isComposing: true }))
  fireEvent.input(box(), { target: { value: 'kao' } })
  await pass(500)
  expect(suggested()).toEqual([])
  fireEvent.input(box(), { target: { value: '考' } })
  fireEvent.compositionEnd(box())
  await pass(250)
  expect(suggested()).toEqual(['考'])
})

test('a search in another tab updates the open history', async () => {
  await open()
  localStorage.setItem('xhkt_search_history', '["法考"]')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'xhkt_search_history' }))
  })
  expect(options()).toEqual(['法考×', '考研数学', '英语四级'])
})
