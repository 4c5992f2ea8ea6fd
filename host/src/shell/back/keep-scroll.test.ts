import * as scroll from '../navigation/scroll-restoration.ts'
import { keepScroll } from './keep-scroll.ts'

let natural = 600
let main: HTMLElement
let keeper: Parameters<typeof scroll.startScrollRestoration>[0] = () => Promise.resolve(keepScroll)

let y = 0
/** The document is as high as the main area. Reading the position forces a layout, which limits the position for good. */
const limitedTop = (): number => (y = Math.max(0, Math.min(y, main.getBoundingClientRect().height - window.innerHeight)))
function scrollTo(top: number): void {
  y = top
  window.dispatchEvent(new Event('scroll'))
}
function show(html: string, height: number): void {
  natural = height
  main.innerHTML = html
}
const skeleton = '<div data-skeleton="list"></div>'
const content = '<h1>课程</h1>'
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const isHeld = () => main.style.height === '9000px' && main.style.overflowY === 'clip'

/** Another page, at its top. */
function visit(): void {
  scroll.endScrollRestoration()
  history.replaceState({ idx: 1 }, '')
  scroll.enterEntry()
  show(content, 600)
}

/** Back to an entry that was left at 3000 of 9000 px. */
function goBack(state: object | null = { idx: 0, top: 3000, height: 9000 }): void {
  history.replaceState(state, '')
  scroll.leaveByBack()
  scroll.restoreScroll()
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  document.body.innerHTML = '<main id="main"></main>'
  main = document.getElementById('main')!
  main.getBoundingClientRect = () => ({ height: parseFloat(main.style.height) || natural }) as DOMRect
  // jsdom does not know the property.
  Object.defineProperty(main.style, 'overflowY', { writable: true, value: '' })
  Object.defineProperty(window, 'scrollY', { get: limitedTop })
  window.scrollTo = ((_: number, top: number) => scrollTo(top)) as typeof window.scrollTo
  scroll.startScrollRestoration(() => keeper())
})
beforeEach(() => {
  visit()
})
afterAll(() => jest.useRealTimers())

test('a page that is shown again keeps its scroll position, and its old height until its content is as high [routes#layout]', async () => {
  goBack()
  show(skeleton, 2000)
  expect([scroll.isRestored(), isHeld(), window.scrollY]).toEqual([true, true, 3000])
  await pass(20_000)
  expect(isHeld()).toBe(true)
  show(`${content}<div data-rest-of-page=""></div>`, 12_000)
  await pass(1000)
  show(content, 9000)
  await pass(100)
  expect([isHeld(), window.scrollY]).toEqual([true, 3000])
  await pass(400)
  expect([main.style.height, main.style.overflowY, window.scrollY]).toEqual(['', '', 3000])
})

test('a part that still loads keeps the height, even one that is as high as its content', async () => {
  goBack()
  show(`${content}<p role="status">评价加载中</p>`, 9000)
  await pass(3000)
  expect(isHeld()).toBe(true)
  show(content, 9000)
  await pass(500)
  expect(main.style.height).toBe('')
})

test.each<[string, () => unknown]>([
  ['after 11 s', () => jest.advanceTimersByTime(11_000)],
  ['when the learner presses something', () => window.dispatchEvent(new Event('pointerdown'))],
  ['when the learner presses a key', () => window.dispatchEvent(new Event('keydown'))],
  ['when the learner scrolls', () => scrollTo(3500)],
])('a page that comes back lower gets its own height %s', async (_, act) => {
  goBack()
  show(content, 8000)
  await pass(1000)
  expect(isHeld()).toBe(true)
  act()
  await pass(200)
  expect(main.style.height).toBe('')
})

test('a learner who scrolls while the page loads is not moved', async () => {
  goBack()
  show(skeleton, 2000)
  scrollTo(4000)
  await pass(1000)
  show(content, 9000)
  await pass(500)
  expect([main.style.height, window.scrollY]).toEqual(['', 4000])
})

test.each(['data-state="error"', 'data-login-required=""'])('%s has its own height; a retry restores the scroll position', async (sign) => {
  goBack()
  show(skeleton, 2000)
  await pass(3000)
  show(`<div ${sign}></div>`, 1500)
  await pass(200)
  expect([main.style.height, window.scrollY]).toEqual(['', 0])
  scrollTo(100)
  // Scrolling the error view does not change the noted position of the page.
  scroll.noteScroll()
  expect(history.state).toEqual({ idx: 0, top: 3000, height: 9000 })
  show(content, 9000)
  await pass(0)
  expect([isHeld(), window.scrollY]).toEqual([true, 3000])
  await pass(500)
  expect([main.style.height, window.scrollY]).toEqual(['', 3000])
})

test('a failed part does not move a page that is high enough for the scroll position', async () => {
  goBack()
  show(`${content}<div data-state="error"></div>`, 8500)
  await pass(500)
  expect([isHeld(), window.scrollY]).toEqual([true, 3000])
})

test('a skeleton in a hidden page, or in a picture, is not waited for', async () => {
  goBack()
  show(`<div style="display: none">${skeleton}</div><div role="img">${skeleton}</div>`, 9000)
  await pass(500)
  expect(main.style.height).toBe('')
})

test('another page ends the restoration', async () => {
  goBack()
  scroll.endScrollRestoration()
  expect([scroll.isRestored(), scroll.isRestoring(), main.style.height]).toEqual([false, false, ''])
  show(content, 9000)
  await pass(1000)
  expect(main.style.height).toBe('')
})

test('a page has its own height if the code of the restoration fails to load', async () => {
  keeper = () => Promise.reject(new Error('offline'))
  goBack()
  await pass(0)
  expect(main.style.height).toBe('')
  keeper = () => Promise.resolve(keepScroll)
})

test('a page of another height shows the followed link where it was in the window, unless the learner has scrolled', async () => {
  const followed = { name: '/course', nth: 0, y: 3200 }
  for (const [scrolled, expected] of [[3000, 3050], [2000, 2000]] as const) {
    visit()
    goBack({ idx: 0, top: 3000, height: 9000, followed })
    show('<a href="/course">课程</a>', 9050)
    const link = main.querySelector('a')!
    link.getBoundingClientRect = () => ({ top: 3250 - limitedTop() }) as DOMRect
    link.getClientRects = () => [{}] as unknown as DOMRectList
    scrollTo(scrolled)
    await pass(12_000)
    expect(window.scrollY).toBe(expected)
  }
})

test('a history entry without a noted position is not scrolled', () => {
  goBack(null)
  expect([scroll.isRestoring(), main.style.height]).toEqual([false, ''])
})

test('the history state gets the scroll position when scrolling ends, before a navigation, and when the document is left', async () => {
  history.replaceState({ idx: 0, key: 'a' }, '')
  show(content, 7000)
  scrollTo(400)
  expect(history.state).toEqual({ idx: 0, key: 'a' })
  await pass(500)
  expect(history.state).toEqual({ idx: 0, key: 'a', top: 400, height: 7000 })
  scrollTo(500)
  scroll.noteScroll()
  expect(history.state).toMatchObject({ top: 500 })
  for (const [at, type] of [[600, 'pagehide'], [700, 'scrollend']] as const) {
    scrollTo(at)
    window.dispatchEvent(new Event(type))
    expect(history.state).toMatchObject({ top: at })
  }
})

test('an entry that is left by back right after scrolling has its scroll position on forward', async () => {
  history.replaceState({ idx: 2, key: 'b', top: 0, height: 9000 }, '')
  scroll.enterEntry()
  show(content, 9000)
  scrollTo(1234)
  goBack({ idx: 1, key: 'a', top: 10, height: 9000 })
  expect(window.scrollY).toBe(10)
  goBack({ idx: 2, key: 'b', top: 0, height: 9000 })
  expect([window.scrollY, history.state]).toEqual([1234, { idx: 2, key: 'b', top: 1234, height: 9000 }])
})

test('only the positions of the 50 entries that back has left last are kept', () => {
  const leave = (idx: number): void => {
    history.replaceState({ idx, key: `${idx}` }, '')
    scroll.enterEntry()
    show(content, 9000)
    scrollTo(500)
    goBack({ idx: 0, key: 'a' })
  }
  const comeBack = (idx: number): boolean => {
    history.replaceState({ idx, key: `${idx}` }, '')
    scroll.enterEntry()
    return scroll.restoreScroll()
  }
  for (let idx = 100; idx <= 150; idx++) leave(idx)
  expect([comeBack(100), comeBack(101), comeBack(150)]).toEqual([false, true, true])
})
