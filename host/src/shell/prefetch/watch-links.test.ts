import { focusQuietly } from '../navigation/page-focus.ts'
import { watchLinks } from './watch-links.ts'

const intents: string[] = []
watchLinks((link) => intents.push(link.pathname))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <a href="/login"><span>登录</span></a> <a href="/phone">验证码登录</a> <p tabindex="0">学海</p>
    <a href="/register" target="_blank">注册</a> <a href="/forged" download>忘记密码</a>
    <a href="https://example.com/login">别处</a> <a href="/nobody">无</a>`
})
afterEach(() => {
  // Moves the pointer off the link of the test before.
  over('p')
  intents.length = 0
  jest.useRealTimers()
})

const at = (selector: string): HTMLElement => document.querySelector(selector) ?? document.body
// jsdom has no PointerEvent.
const pointer = (type: string, selector: string, { button = 0, pointerType = 'mouse' } = {}) =>
  at(selector).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button }), { pointerType }))
const over = (selector: string, init?: { pointerType: string }) => pointer('pointerover', selector, init)

test('a pointer that rests on a link triggers it once', () => {
  over('span')
  jest.advanceTimersByTime(79)
  expect(intents).toEqual([])
  over('[href="/login"]')
  jest.advanceTimersByTime(1)
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/login'])
})

test('a moving pointer triggers only the link on which it rests', () => {
  over('[href="/login"]')
  jest.advanceTimersByTime(50)
  over('[href="/phone"]')
  jest.advanceTimersByTime(50)
  expect(intents).toEqual([])
  jest.advanceTimersByTime(30)
  expect(intents).toEqual(['/phone'])
  over('p')
  over('[href="/login"]')
  over('p')
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/phone'])
})

test('focus that the learner moves triggers a link', () => {
  at('[href="/phone"]').focus()
  jest.advanceTimersByTime(80)
  expect(intents).toEqual(['/phone'])
  focusQuietly(at('[href="/login"]'))
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/phone'])
})

test('a touch triggers a link at once, and causes no hover afterwards', () => {
  over('[href="/login"]', { pointerType: 'touch' })
  pointer('pointerdown', 'span', { pointerType: 'touch' })
  expect(intents).toEqual(['/login'])
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/login'])
})

test.each(['[target]', '[download]', '[href^="https"]', '[href="/nobody"]', 'p'])('%s triggers nothing', (selector) => {
  over(selector)
  at(selector).focus()
  pointer('pointerdown', selector)
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual([])
})

test('other mouse buttons trigger nothing', () => {
  pointer('pointerdown', '[href="/login"]', { button: 2 })
  expect(intents).toEqual([])
})
