import { linkAt } from '../app/navigation.ts'
import { handFocus } from '../app/page-focus.ts'
import { watchLinks } from './watch-links.ts'

const intents: string[] = []
watchLinks({ linkAt }, (link) => intents.push(link.pathname))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <a href="/login"><span>登录</span></a> <a href="/phone">验证码登录</a> <p tabindex="0">学海</p>
    <a href="/register" target="_blank">注册</a> <a href="/forged" download>忘记密码</a>
    <a href="https://example.com/login">别处</a> <a href="/nobody">无</a>`
})
afterEach(() => {
  // Off whatever a test has left it on.
  over('p')
  intents.length = 0
  jest.useRealTimers()
})

const at = (selector: string): HTMLElement => document.querySelector(selector) ?? document.body
// jsdom has no PointerEvent.
const pointer = (type: string, selector: string, { button = 0, pointerType = 'mouse' } = {}) =>
  at(selector).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button }), { pointerType }))
const over = (selector: string, init?: { pointerType: string }) => pointer('pointerover', selector, init)

test('a pointer that rests on a link means it, once', () => {
  over('span')
  jest.advanceTimersByTime(79)
  expect(intents).toEqual([])
  over('[href="/login"]')
  jest.advanceTimersByTime(1)
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/login'])
})

test('one on its way means the link where it ends', () => {
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

test('so does the focus, where the learner has brought it', () => {
  at('[href="/phone"]').focus()
  jest.advanceTimersByTime(80)
  expect(intents).toEqual(['/phone'])
  handFocus(at('[href="/login"]'))
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/phone'])
})

test('a touch means it at once, and leaves no hover behind', () => {
  over('[href="/login"]', { pointerType: 'touch' })
  pointer('pointerdown', 'span', { pointerType: 'touch' })
  expect(intents).toEqual(['/login'])
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual(['/login'])
})

test.each(['[target]', '[download]', '[href^="https"]', '[href="/nobody"]', 'p'])('%s is no link within the site', (selector) => {
  over(selector)
  at(selector).focus()
  pointer('pointerdown', selector)
  jest.advanceTimersByTime(1000)
  expect(intents).toEqual([])
})

test('the other buttons of a mouse open a menu', () => {
  pointer('pointerdown', '[href="/login"]', { button: 2 })
  expect(intents).toEqual([])
})
