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

async function passing(app: string): Promise<CaptchaResult> {
  return (await answer(app, (await load(app)).lot_number)).seccode
}

describe('the puzzle', () => {
  test.each([0, 6, -6])('is passed %i px beside the gap', async (off) => {
    const { app } = await setUp()
    const result = await answer(app, (await load(app)).lot_number, off)
    expect(result.result).toBe('success')
    expect(Object.keys(result.seccode).sort()).toEqual(['captcha_output', 'gen_time', 'lot_number', 'pass_token'])
    expect(result.seccode.gen_time).toMatch(/^[0-9]{10}$/)
  })

  test.each([7, -7, 60])('is missed %i px beside the gap, and its lot takes no second answer', async (off) => {
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

  test('keeps the gap inside the picture and away from the resting piece', async () => {
    const { app } = await setUp()
    for (let i = 0; i < 50; i += 1) {
      const { lot_number, width, piece } = await load(app)
      const { data } = await get<{ data: { x: number } }>(app, `/sandbox/captcha?lot_number=${lot_number}`)
      expect(data.x).toBeGreaterThan(piece)
      expect(data.x).toBeLessThan(width - piece)
    }
  })

  test('gives the position away in neither the answer to load nor the addresses of the pictures', async () => {
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

  test('is refused without a captcha id, in the vendor’s form', async () => {
    const { app } = await setUp()
    expect(await get(app, '/sandbox-geetest/load')).toMatchObject({ status: 'error', code: '-50002' })
  })

  test.each([
    ['gt4.js', 'text/javascript'],
    ['instance.js', 'text/javascript'],
    ['box.js', 'text/javascript'],
    ['slider.js', 'text/javascript'],
    ['gt4.css', 'text/css'],
  ])('serves %s', async (file, type) => {
    const { app } = await setUp()
    const reply = await fetch(`${app}/sandbox-geetest/${file}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toContain(type)
  })
})

describe('the check when a code is sent', () => {
  test('a pass is good once', async () => {
    const { app, captcha } = await setUp()
    const pass = await passing(app)
    expect(captcha.verify(pass)).toBe('ok')
    expect(captcha.verify(pass)).toBe('used')
  })

  test('a pass is good for two minutes from the moment it was earned', async () => {
    const { app, captcha, advance } = await setUp()
    const { lot_number } = await load(app)
    advance(twoMinutes)
    const { seccode } = await answer(app, lot_number)
    advance(twoMinutes)
    expect(captcha.verify(seccode)).toBe('ok')

    const late = await passing(app)
    advance(twoMinutes + 1)
    expect(captcha.verify(late)).toBe('expired')
  })

  test('a lot that is unknown, as after a restart, counts as expired', async () => {
    const pass = await passing((await setUp()).app)
    expect((await setUp()).captcha.verify(pass)).toBe('expired')
  })

  test('a lot that was never solved is wrong', async () => {
    const { app, captcha } = await setUp()
    const { lot_number } = await load(app)
    const invented = { lot_number, captcha_output: 'x', pass_token: 'x', gen_time: '1700000000' }
    expect(captcha.verify(invented)).toBe('wrong')
  })

  test.each(['captcha_output', 'pass_token', 'gen_time'] as const)('a changed %s is wrong, and does not spend the pass', async (field) => {
    const { app, captcha } = await setUp()
    const pass = await passing(app)
    expect(captcha.verify({ ...pass, [field]: `${pass[field]}1` })).toBe('wrong')
    expect(captcha.verify(pass)).toBe('ok')
  })
})

test('the JSON twin names an unknown lot', async () => {
  const { app } = await setUp()
  expect(await get(app, '/sandbox/captcha?lot_number=nothing')).toMatchObject({ code: 404001 })
})
