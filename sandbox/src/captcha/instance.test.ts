import { fireEvent, screen } from '@testing-library/react'
import { createInstance } from './instance.js'

const puzzle = (lot_number: string) => ({ lot_number, bg: `${lot_number}/b.png`, slice: `${lot_number}/p.png`, ypos: 30, width: 320, piece: 60 })
const seccode = { lot_number: 'one', captcha_output: 'o', pass_token: 't', gen_time: '1700000000' }

type Reply = object | Error
const flush = () => jest.advanceTimersByTimeAsync(0)

/** A puzzle on the screen, with the servers' answers in `replies`, oldest first. */
async function setUp(replies: Reply[] = [], product = 'bind') {
  const asked: string[] = []
  const call = (path: string, query: Record<string, string>) => {
    asked.push([path, query.lot_number, query.userresponse].filter(Boolean).join(' '))
    const reply = replies.shift()
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  }
  const captcha = createInstance({ product, hideBar: [], base: '/base/', call, first: puzzle('one') })
  const events: string[] = []
  captcha.onReady(() => events.push('ready'))
  captcha.onNextReady(() => events.push('nextReady'))
  captcha.onSuccess(() => events.push('success'))
  captcha.onFail(() => events.push('fail'))
  captcha.onClose(() => events.push('close'))
  captcha.onError((fault) => events.push(`error ${fault?.code}`))
  await pictures()
  if (product === 'bind') captcha.showCaptcha()
  return { captcha, events, asked }
}

/** jsdom loads no picture; here they arrive. */
async function pictures() {
  await flush()
  for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('load'))
  await flush()
}

const handle = () => screen.getByRole('slider', { hidden: true })
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(handle(), { key }))
/** jsdom has no PointerEvent. */
const point = (type: 'down' | 'move' | 'up' | 'cancel', pointerId: number, clientX = 0) =>
  fireEvent(handle(), Object.assign(new MouseEvent(`pointer${type}`, { clientX, button: 0, bubbles: true }), { pointerId }))
const said = () => screen.getByRole('status', { hidden: true }).textContent
const good = { status: 'success', data: { result: 'success', seccode } }
const bad = { status: 'success', data: { result: 'fail', reason: 'wrong' } }
const next = { status: 'success', data: puzzle('two') }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('by keyboard: arrows, pages, Home and End move the piece, Enter confirms', async () => {
  const { captcha, events, asked } = await setUp([good])
  expect(handle()).toHaveFocus()
  expect(handle()).toHaveAccessibleName('拖动滑块完成拼图')
  press('PageUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight')
  expect(handle()).toHaveAttribute('aria-valuenow', '24')
  expect(handle()).toHaveAttribute('aria-valuetext', '已移动 24 像素，共 260 像素')
  press('End', 'ArrowRight')
  expect(handle()).toHaveAttribute('aria-valuenow', '260')
  press('Home', 'ArrowLeft', 'PageUp', 'ArrowDown')
  expect(handle()).toHaveAttribute('aria-valuenow', '18')
  expect(captcha.getValidate()).toBe(false)

  press('Enter')
  await flush()
  expect(asked).toEqual(['verify one 18'])
  expect(said()).toBe('验证成功')
  await jest.advanceTimersByTimeAsync(400)
  expect(events).toEqual(['ready', 'success'])
  expect(captcha.getValidate()).toEqual(seccode)
})

test('by pointer: dragging moves the piece by as much, letting go confirms', async () => {
  const { asked } = await setUp([good])
  point('down', 1, 500)
  point('move', 2, 900)
  point('move', 1, 623)
  point('up', 1, 623)
  expect(asked).toEqual(['verify one 123'])
})

test('a touch that the browser takes away puts the piece back', async () => {
  const { asked } = await setUp()
  point('down', 1, 500)
  point('move', 1, 600)
  point('cancel', 1)
  expect(handle()).toHaveAttribute('aria-valuenow', '0')
  expect(asked).toEqual([])
})

test('nothing is confirmed where nothing was moved, and nothing twice', async () => {
  const { asked } = await setUp([good])
  press('Enter')
  expect(asked).toEqual([])
  press('End', 'Enter', 'Enter')
  await flush()
  expect(asked).toEqual(['verify one 260'])
})

test('a miss is told, and a fresh puzzle comes', async () => {
  const { events, asked } = await setUp([bad, next, good])
  press('End', 'Enter')
  await flush()
  expect(said()).toBe('拼图没有对准，请再试一次')
  await pictures()
  expect(events).toEqual(['ready', 'fail', 'nextReady'])
  expect(handle()).toHaveAttribute('aria-valuenow', '0')
  press('PageUp', 'Enter')
  await flush()
  expect(asked).toEqual(['verify one 260', 'load', 'verify two 20'])
})

test('another picture can be asked for', async () => {
  const { asked } = await setUp([next])
  screen.getByRole('button', { name: '换一张' }).click()
  await pictures()
  expect(asked).toEqual(['load'])
  expect(document.querySelector('img')).toHaveAttribute('src', '/base/two/b.png')
})

test.each([
  ['the button', () => screen.getByRole('button', { name: '关闭' }).click()],
  ['the ground around', () => screen.getByRole('dialog').click()],
])('closing by %s is told', async (_, close) => {
  const { events } = await setUp()
  close()
  expect(events).toEqual(['ready', 'close'])
})

test.each([
  ['verify', ['End', 'Enter'], 'error 60101'],
  ['load', [], 'error 60100'],
])('a failed call to %s is reported with the vendor’s code', async (path, keys, event) => {
  const { events } = await setUp([new Error('offline')])
  if (path === 'load') screen.getByRole('button', { name: '换一张' }).click()
  press(...keys)
  await flush()
  expect(events).toEqual(['ready', event])
})

test('a puzzle that is too old is renewed when it is shown', async () => {
  const { captcha, asked } = await setUp([next])
  screen.getByRole('button', { name: '关闭' }).click()
  jest.setSystemTime(Date.now() + 101_000)
  captcha.showCaptcha()
  await flush()
  expect(asked).toEqual(['load'])
})

test('reset forgets the pass; destroy leaves nothing behind', async () => {
  const { captcha, events } = await setUp([good, next])
  press('End', 'Enter')
  await jest.advanceTimersByTimeAsync(400)
  captcha.reset()
  expect(captcha.getValidate()).toBe(false)
  captcha.destroy()
  await pictures()
  expect(document.body).toBeEmptyDOMElement()
  expect(events).toEqual(['ready', 'success'])
})

test('as float or popup it has a button of its own', async () => {
  const { captcha } = await setUp([good], 'popup')
  captcha.appendTo(document.body)
  screen.getByRole('button', { name: '点击进行验证' }).click()
  press('End', 'Enter')
  await flush()
  expect(screen.getByRole('button', { name: '验证成功', hidden: true })).toBeInTheDocument()
})
