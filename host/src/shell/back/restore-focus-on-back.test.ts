import { followControl, restoreFocusOnBack } from './restore-focus-on-back.ts'

Object.assign(performance, { getEntriesByType: () => [] })
restoreFocusOnBack()

const card = (id: number) => `<li><a href="/courseDetail?course_id=${id}">课程</a> <a href="/courseDetail?course_id=7">推荐</a> <button>预约</button></li>`
const list = card(1) + card(2) + card(3)
const show = (html: string): void => void (document.body.innerHTML = `<nav><a href="/home">首页</a></nav><main id="main" tabindex="-1">${html}</main>`)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const back = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }))
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

/** Clicks a control, goes to another page, and back to an empty page. */
async function leave(control: HTMLElement | undefined): Promise<void> {
  control?.addEventListener('click', (event) => event.preventDefault())
  control?.click()
  const { state } = history as { state: unknown }
  history.pushState(null, '')
  show('')
  document.getElementById('main')?.focus()
  back(state)
  await pass()
}

beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  history.replaceState({ idx: 3, height: 900 }, '')
  show(list)
})
afterEach(() => {
  back(null)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('back focuses the clicked link once it is shown, without scrolling', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  await leave(all('main a')[2])
  all('main')[0]?.insertAdjacentHTML('beforeend', '<p>加载中</p>')
  await pass(50)
  expect(all('main')[0]).toHaveFocus()
  all('main')[0]?.insertAdjacentHTML('beforeend', list)
  await pass()
  expect(document.activeElement).toBe(all('main a')[2])
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

test('back focuses the clicked one of several equal links or buttons', async () => {
  await leave(all('[href="/courseDetail?course_id=7"]')[1])
  all('main')[0]?.insertAdjacentHTML('beforeend', `<div hidden>${list}</div>${list}`)
  await pass()
  expect(document.activeElement).toBe(all('div ~ li [href="/courseDetail?course_id=7"]')[1])

  show(list)
  await leave(all('button')[2])
  all('main')[0]?.insertAdjacentHTML('beforeend', list)
  await pass()
  expect(document.activeElement).toBe(all('button')[2])
})

test('other fields of the history state stay', () => {
  all('main a')[0]?.addEventListener('click', (event) => event.preventDefault())
  all('main a')[0]?.click()
  expect(history.state).toEqual({ idx: 3, height: 900, followed: { name: '/courseDetail?course_id=1', nth: 0, y: 0 } })
})

test.each<[string, () => void]>([
  ['has taken another control', () => all('nav a')[0]?.focus()],
  ['has pressed a key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }))],
  ['has a dialog before them', () => document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>')],
])('a learner who %s keeps the focus', async (_, act) => {
  await leave(all('main a')[0])
  act()
  const before = document.activeElement
  all('main')[0]?.insertAdjacentHTML('beforeend', list)
  await pass()
  expect(document.activeElement).toBe(before)
})

test('a control that does not appear within the timeout is not focused', async () => {
  await leave(all('main a')[0])
  await pass(5_000)
  all('main')[0]?.insertAdjacentHTML('beforeend', list)
  await pass()
  expect(document.activeElement).toBe(all('main')[0])
})

test('a click on a control of the shell stores nothing', () => {
  all('nav a')[0]?.addEventListener('click', (event) => event.preventDefault())
  all('nav a')[0]?.click()
  expect(history.state).toEqual({ idx: 3, height: 900 })
})

test.each<[string, number, number, number[][]]>([
  ['that has moved is again where it was in the window', 700, 500, [[0, 600]]],
  ['at the same place does not move the page', 500, 500, []],
  ['that was out of view when the page was left does not move it', 700, 100, []],
])('when the page is complete, a followed link %s', (_, now, before, expected) => {
  const scrolls = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  history.replaceState({ followed: { name: '/courseDetail?course_id=2', nth: 0, y: before } }, '')
  const top = now - window.scrollY
  jest.spyOn(all('[href="/courseDetail?course_id=2"]')[0]!, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  followControl(400)
  expect(scrolls.mock.calls).toEqual(expected)
})
