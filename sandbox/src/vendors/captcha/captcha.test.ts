/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify'
import type { CaptchaResult } from '@xhkt/contract'
import { createCaptcha } from './captcha.ts'

const twoMinutes = 120_000

const running: FastifyInstance[] = []
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())))

async function setUp() {
  let time = 1_700_000_000_000
  const captcha = createCaptcha(() => time)
  const app = fastify()
  captcha.register(app)
  running.push(app)
  return { captcha, app: await app.listen(), advance: (ms: number) => (time += ms) }
}

async function get<Data>(app: string, path: string): Promise<Data> {
  return (await (await fetch(app + path)).json()) as Data
}

async function load(app: string): Promise<{ lot_number: string; bg: string; slice: string; width: number; piece: number }> {
  return (await get<{ data: never }>(app, '/sandbox-geetest/load?captcha_id=demo')).data
}

async function answer(app: string, lot: string, off = 0) {
  const { data } = await get<{ data: { x: number } }>(app, `/sandbox/captcha?lot_number=${lot}`)
  const reply = await get<{ data: { result: string; reason?: string; seccode: CaptchaResult } }>(
    app,
    `/sandbox-geetest/verify?lot_number=${lot}&userresponse=${data.x + off}`,
  )
  return reply.data
}

async function solve(app: string): Promise<CaptchaResult> {
  return (await answer(app, (await load(app)).lot_number)).seccode
}

describe('a challenge', () => {
  test.each([0, 6, -6])('is passed %i px from the gap', async (off) => {
    const { app } = await setUp()
    const result = await answer(app, (await load(app)).lot_number, off)
    expect(result.result).toBe('success')
    expect(Object.keys(result.seccode).sort()).toEqual(['captcha_output', 'gen_time', 'lot_number', 'pass_token'])
    expect(result.seccode.gen_time).toMatch(/^[0-9]{10}$/)
  })

  test.each([7, -7, 60])('fails %i px from the gap and takes no second answer', async (off) => {
    const { app } = await setUp()
    const { lot_number } = await load(app)
    expect(await answer(app, lot_number, off)).toEqual({ result: 'fail', reason: 'wrong' })
    expect(await answer(app, lot_number)).toEqual({ result: 'fail', reason: 'expired' })
  })

  test('takes no answer after two minutes', async () => {
    const { app, advance } = await setUp()
    const { lot_number } = await load(app)
    advance(twoMinutes + 1)
    expect(await answer(app, lot_number)).toEqual({ result: 'fail', reason: 'expired' })
  })

  test('has its gap inside the picture and clear of the start position of the piece', async () => {
    const { app } = await setUp()
    for (let i = 0; i < 50; i += 1) {
      const { lot_number, width, piece } = await load(app)
      const { data } = await get<{ data: { x: number } }>(app, `/sandbox/captcha?lot_number=${lot_number}`)
      expect(data.x).toBeGreaterThan(piece)
      expect(data.x).toBeLessThan(width - piece)
    }
  })

  test('reveals the position neither in the answer to load nor in the picture URLs', async () => {
    const { app } = await setUp()
    const first = await load(app)
    expect(Object.keys(first).sort()).toEqual(['bg', 'captcha_type', 'height', 'lot_number', 'piece', 'slice', 'width', 'ypos'])
    for (const path of [first.bg, first.slice]) {
      const picture = await fetch(`${app}/sandbox-geetest/${path}`)
      expect(picture.headers.get('content-type')).toBe('image/png')
      expect(Buffer.from(await picture.arrayBuffer()).subarray(1, 4).toString()).toBe('PNG')
    }
    expect((await fetch(`${app}/sandbox-geetest/picture/unknown/piece.png`)).status).toBe(404)
  })

  test('is refused without a captcha id, in the format of GeeTest', async () => {
    const { app } = await setUp()
    expect(await get(app, '/sandbox-geetest/load')).toMatchObject({ status: 'error', code: '-50002' })
  })

  test.each([
    ['gt4.js', 'text/javascript'],
    ['instance.js', 'text/javascript'],
    ['dialog.js', 'text/javascript'],
    ['slider.js', 'text/javascript'],
    ['gt4.css', 'text/css'],
  ])('has its file %s', async (file, type) => {
    const { app } = await setUp()
    const reply = await fetch(`${app}/sandbox-geetest/${file}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toContain(type)
  })
})

describe('verify', () => {
  test('accepts a result once', async () => {
    const { app, captcha } = await setUp()
    const result = await solve(app)
    expect(captcha.verify(result)).toBe('ok')
    expect(captcha.verify(result)).toBe('used')
  })

  test('accepts a result for two minutes after the challenge was passed', async () => {
    const { app, captcha, advance } = await setUp()
    const { lot_number } = await load(app)
    advance(twoMinutes)
    const { seccode } = await answer(app, lot_number)
    advance(twoMinutes)
    expect(captcha.verify(seccode)).toBe('ok')

    const late = await solve(app)
    advance(twoMinutes + 1)
    expect(captcha.verify(late)).toBe('expired')
  })

  test('reports an unknown lot number as expired, as after a restart', async () => {
    const result = await solve((await setUp()).app)
    expect((await setUp()).captcha.verify(result)).toBe('expired')
  })

  test('reports an unanswered challenge as wrong', async () => {
    const { app, captcha } = await setUp()
    const { lot_number } = await load(app)
    const invented = { lot_number, captcha_output: 'x', pass_token: 'x', gen_time: '1700000000' }
    expect(captcha.verify(invented)).toBe('wrong')
  })

  test.each(['captcha_output', 'pass_token', 'gen_time'] as const)('reports a changed %s as wrong and keeps the result valid', async (field) => {
    const { app, captcha } = await setUp()
    const result = await solve(app)
    expect(captcha.verify({ ...result, [field]: `${result[field]}1` })).toBe('wrong')
    expect(captcha.verify(result)).toBe('ok')
  })
})

test('the control API answers 404001 for an unknown lot number', async () => {
  const { app } = await setUp()
  expect(await get(app, '/sandbox/captcha?lot_number=nothing')).toMatchObject({ code: 404001 })
})
