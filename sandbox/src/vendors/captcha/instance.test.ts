import { fireEvent, screen } from '@testing-library/react'
import { createInstance } from './instance.js'

const puzzle = (lot_number: string) => ({ lot_number, bg: `${lot_number}/b.png`, slice: `${lot_number}/p.png`, ypos: 30, width: 320, piece: 60 })
const seccode = { lot_number: 'one', captcha_output: 'o', pass_token: 't', gen_time: '1700000000' }

type Reply = object | Error
const flush = () => jest.advanceTimersByTimeAsync(0)

/** Shows a puzzle. The server's answers come from `replies`, in order. */
async function setUp(replies: Reply[] = [], product = 'bind') {
  const requests: string[] = []
  const call = (path: string, query: Record<string, string>) => {
    requests.push([path, query.lot_number, query.userresponse].filter(Boolean).join(' '))
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
  await loadPictures()
  if (product === 'bind') captcha.showCaptcha()
  return { captcha, events, requests }
}

/** Finishes loading the pictures, which jsdom does not load. */
async function loadPictures() {
  await flush()
  for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('load'))
  await flush()
}

const handle = () => screen.getByRole('slider', { hidden: true })
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(handle(), { key }))
/** jsdom has no PointerEvent. */
const point = (type: 'down' | 'move' | 'up' | 'cancel', pointerId: number, clientX = 0) =>
  fireEvent(handle(), Object.assign(new MouseEvent(`pointer${type}`, { clientX, button: 0, bubbles: true }), { pointerId }))
const message = () => screen.getByRole('status', { hidden: true }).textContent
const success = { status: 'success', data: { result: 'success', seccode } }
const wrongPosition = { status: 'success', data: { result: 'fail', reason: 'wrong' } }
const nextPuzzle = { status: 'success', data: puzzle('two') }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('arrow keys, page keys, Home and End move the piece, Enter confirms', async () => {
  const { captcha, events, requests } = await setUp([success])
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
  expect(requests).toEqual(['verify one 18'])
  expect(message()).toBe('验证成功')
  await jest.advanceTimersByTimeAsync(400)
  expect(events).toEqual(['ready', 'success'])
  expect(captcha.getValidate()).toEqual(seccode)
})

test('dragging moves the piece by the same distance, releasing confirms', async () => {
  const { requests } = await setUp([success])
  point('down', 1, 500)
  point('move', 2, 900)
  point('move', 1, 623)
  point('up', 1, 623)
  expect(requests).toEqual(['verify one 123'])
})

test('pointercancel moves the piece back', async () => {
  const { requests } = await setUp()
  point('down', 1, 500)
  point('move', 1, 600)
  point('cancel', 1)
  expect(handle()).toHaveAttribute('aria-valuenow', '0')
  expect(requests).toEqual([])
})

test('an unmoved piece is not confirmed, and a moved one is confirmed once', async () => {
  const { requests } = await setUp([success])
  press('Enter')
  expect(requests).toEqual([])
  press('End', 'Enter', 'Enter')
  await flush()
  expect(requests).toEqual(['verify one 260'])
})

test('a wrong position shows a message and loads a new puzzle', async () => {
  const { events, requests } = await setUp([wrongPosition, nextPuzzle, success])
  press('End', 'Enter')
  await flush()
  expect(message()).toBe('拼图没有对准，请再试一次')
  await loadPictures()
  expect(events).toEqual(['ready', 'fail', 'nextReady'])
  expect(handle()).toHaveAttribute('aria-valuenow', '0')
  press('PageUp', 'Enter')
  await flush()
  expect(requests).toEqual(['verify one 260', 'load', 'verify two 20'])
})

test('the refresh button loads another puzzle', async () => {
  const { requests } = await setUp([nextPuzzle])
  screen.getByRole('button', { name: '换一张' }).click()
  await loadPictures()
  expect(requests).toEqual(['load'])
  expect(document.querySelector('img')).toHaveAttribute('src', '/base/two/b.png')
})

test.each([
  ['the close button', () => screen.getByRole('button', { name: '关闭' }).click()],
  ['a click on the backdrop', () => screen.getByRole('dialog').click()],
])('closing by %s emits close', async (_, close) => {
  const { events } = await setUp()
  close()
  expect(events).toEqual(['ready', 'close'])
})

test.each([
  ['verify', ['End', 'Enter'], 'error 60101'],
  ['load', [], 'error 60100'],
])('a failed request to %s emits an error with the code of GeeTest', async (path, keys, event) => {
  const { events } = await setUp([new Error('offline')])
  if (path === 'load') screen.getByRole('button', { name: '换一张' }).click()
  press(...keys)
  await flush()
  expect(events).toEqual(['ready', event])
})

test('opening the dialog replaces an old puzzle', async () => {
  const { captcha, requests } = await setUp([nextPuzzle])
  screen.getByRole('button', { name: '关闭' }).click()
  jest.setSystemTime(Date.now() + 101_000)
  captcha.showCaptcha()
  await flush()
  expect(requests).toEqual(['load'])
})

test('reset clears the result, destroy removes the dialog', async () => {
  const { captcha, events } = await setUp([success, nextPuzzle])
  press('End', 'Enter')
  await jest.advanceTimersByTimeAsync(400)
  captcha.reset()
  expect(captcha.getValidate()).toBe(false)
  captcha.destroy()
  await loadPictures()
  expect(document.body).toBeEmptyDOMElement()
  expect(events).toEqual(['ready', 'success'])
})

test('the product popup adds a button that opens the dialog', async () => {
  const { captcha } = await setUp([success], 'popup')
  captcha.appendTo(document.body)
  screen.getByRole('button', { name: '点击进行验证' }).click()
  press('End', 'Enter')
  await flush()
  expect(screen.getByRole('button', { name: '验证成功', hidden: true })).toBeInTheDocument()
})
