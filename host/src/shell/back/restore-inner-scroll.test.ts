import { restoreInnerScroll } from './restore-inner-scroll.ts'

const visitBy = (type: NavigationTimingType) => Object.assign(performance, { getEntriesByType: () => [{ type }] })
visitBy('navigate')
restoreInnerScroll()

const part = (name: string, label = 'navigation') => `<div role="${label}" class="${name}"></div>`
const show = (html: string): void => void (document.body.innerHTML = `<main id="main">${html}</main>`)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const back = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }))
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const noted = () => (history.state as { inner?: unknown }).inner

function scroll(element: HTMLElement, top: number): void {
  element.scrollTop = top
  element.dispatchEvent(new Event('scroll'))
}

/** Scrolls the second outline, follows a link and comes back to an empty page. */
async function leaveAt(top: number): Promise<void> {
  show(part('outline') + part('outline'))
  scroll(all('.outline')[1]!, top)
  document.body.click()
  const { state } = history as { state: unknown }
  history.pushState(null, '')
  show('')
  back(state)
  await pass()
}

beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.classList.contains('short') ? 100 : 2000
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  history.replaceState({ idx: 3 }, '')
})
afterEach(() => {
  back(null)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a part is where it was once it is shown again, also after its own code has moved it [routes#layout]', async () => {
  await leaveAt(800)
  document.getElementById('main')!.innerHTML = part('outline') + part('outline')
  await pass()
  expect(all('.outline').map(({ scrollTop }) => scrollTop)).toEqual([0, 800])
  scroll(all('.outline')[1]!, 300)
  expect(all('.outline')[1]!.scrollTop).toBe(800)
  await pass(600)
  scroll(all('.outline')[1]!, 300)
  expect(all('.outline')[1]!.scrollTop).toBe(300)
})

test.each(['pointerdown', 'keydown', 'wheel'])('a learner who acts (%s) is not moved', async (type) => {
  await leaveAt(800)
  window.dispatchEvent(new Event(type))
  document.getElementById('main')!.innerHTML = part('outline') + part('outline')
  await pass()
  expect(all('.outline')[1]!.scrollTop).toBe(0)
})

test('a part that is still too low waits for its content', async () => {
  await leaveAt(800)
  document.getElementById('main')!.innerHTML = part('outline') + part('outline short')
  await pass(1000)
  expect(all('.outline')[1]!.scrollTop).toBe(0)
  all('.outline')[1]!.className = 'outline'
  document.getElementById('main')!.append('课时')
  await pass()
  expect(all('.outline')[1]!.scrollTop).toBe(800)
})

test('the scroll position is noted when the scrolling ends and when the document is left', async () => {
  show(part('outline'))
  scroll(all('.outline')[0]!, 120.5)
  expect(noted()).toBeUndefined()
  await pass(500)
  expect(history.state).toEqual({ idx: 3, inner: [{ name: 'outline', nth: 0, y: 120 }] })
  scroll(all('.outline')[0]!, 200)
  window.dispatchEvent(new Event('pagehide'))
  expect(noted()).toEqual([{ name: 'outline', nth: 0, y: 200 }])
})

test('a log follows its newest line by itself, and what is outside the page is not noted', async () => {
  show(part('chat', 'log'))
  document.body.insertAdjacentHTML('beforeend', part('menu'))
  scroll(all('.chat')[0]!, 50)
  scroll(all('.menu')[0]!, 50)
  await pass(500)
  expect(noted()).toBeUndefined()
})

test.each([[{ inner: 'x' }], [{ inner: [{ name: 'outline' }] }], [{ inner: [{ name: '', nth: 0, y: 5 }] }], [null]])('a damaged note (%j) moves nothing', async (state) => {
  show(part('outline'))
  back(state)
  document.getElementById('main')!.append('课时')
  await pass()
  expect(all('.outline')[0]!.scrollTop).toBe(0)
})

test('a part that was scrolled before the code has loaded is noted', () => {
  show(part('outline'))
  all('.outline')[0]!.scrollTop = 90
  visitBy('navigate')
  restoreInnerScroll()
  expect(noted()).toEqual([{ name: 'outline', nth: 0, y: 90 }])
})

test('after a reload the noted position is restored, not the one that the page has scrolled to', async () => {
  history.replaceState({ inner: [{ name: 'outline', nth: 0, y: 700 }] }, '')
  show(part('outline'))
  all('.outline')[0]!.scrollTop = 90
  visitBy('reload')
  restoreInnerScroll()
  await pass()
  expect(all('.outline')[0]!.scrollTop).toBe(700)
})
