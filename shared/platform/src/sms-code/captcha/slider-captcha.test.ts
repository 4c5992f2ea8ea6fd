import { CaptchaError } from './captcha-error.ts'
import { installFakeGeetest, pass } from './fake-geetest.ts'
import { createSliderCaptcha } from './slider-captcha.ts'

let number = 0
let scriptUrl = ''
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src*="${scriptUrl}"]`)]
const flush = () => jest.advanceTimersByTimeAsync(0)

/** The script arrives and brings what `install` puts on the window. */
async function deliver(install: () => void = () => {}) {
  install()
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await flush()
}

const setUp = () => createSliderCaptcha({ scriptUrl, captchaId: 'id', apiServers: ['a'], staticServers: ['s'], protocol: 'http://' })

/** A captcha whose script is there, and the vendor behind it. */
async function connected() {
  const captcha = setUp()
  let vendor!: ReturnType<typeof installFakeGeetest>
  const solving = captcha.solve()
  await deliver(() => (vendor = installFakeGeetest()))
  vendor.last.becomeReady()
  await flush()
  return { captcha, vendor, solving }
}

const failure = (solving: Promise<unknown>) => solving.then(() => null, (error: unknown) => error as CaptchaError)

beforeEach(() => {
  jest.useFakeTimers()
  scriptUrl = `/gt4-${(number += 1)}.js`
})
afterEach(() => {
  jest.useRealTimers()
  delete window.initGeetest4
})

test('loads nothing until it is needed, and the script once', async () => {
  const captcha = setUp()
  expect(scripts()).toHaveLength(0)
  const solving = captcha.solve()
  expect(captcha.solve()).toBe(solving)
  expect(scripts()).toHaveLength(1)
})

test('gives the four fields of the contract and no other', async () => {
  const { vendor, solving } = await connected()
  expect(vendor.configs[0]).toMatchObject({ captchaId: 'id', product: 'bind', apiServers: ['a'], staticServers: ['s'], protocol: 'http://' })
  expect(vendor.last.calls).toEqual(['show'])
  vendor.last.solve({ captcha_id: 'id', more: 1 })
  expect(await solving).toEqual(pass)
})

test('shows the puzzle only when it is ready', async () => {
  const captcha = setUp()
  const solving = captcha.solve()
  let vendor!: ReturnType<typeof installFakeGeetest>
  await deliver(() => (vendor = installFakeGeetest()))
  expect(vendor.last.calls).toEqual([])
  vendor.last.becomeReady()
  await flush()
  expect(vendor.last.calls).toEqual(['show'])
  vendor.last.solve()
  await solving
})

test('closing resolves to null, and the same puzzle can be shown again', async () => {
  const { captcha, vendor, solving } = await connected()
  vendor.last.close()
  expect(await solving).toBeNull()
  const again = captcha.solve()
  await flush()
  vendor.last.solve()
  expect(await again).toEqual(pass)
  expect(vendor.made).toHaveLength(1)
})

test('a pass is spent: the next showing starts from a fresh puzzle', async () => {
  const { captcha, vendor, solving } = await connected()
  vendor.last.solve()
  await solving
  const again = captcha.solve()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'reset', 'show'])
  vendor.last.solve()
  await again
})

test('reset throws a pass away at once, and once', async () => {
  const { captcha, vendor, solving } = await connected()
  vendor.last.solve()
  await solving
  captcha.reset()
  captcha.reset()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'reset'])
})

test('destroy resolves who waits with null and takes the vendor’s part down', async () => {
  const { captcha, vendor, solving } = await connected()
  captcha.destroy()
  expect(await solving).toBeNull()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'destroy'])
})

test('destroy before it is ready shows nothing', async () => {
  const captcha = setUp()
  const solving = captcha.solve()
  captcha.destroy()
  let vendor!: ReturnType<typeof installFakeGeetest>
  await deliver(() => (vendor = installFakeGeetest()))
  vendor.last.becomeReady()
  expect(await solving).toBeNull()
  expect(vendor.last.calls).toEqual(['destroy'])
})

test('prepare loads ahead and swallows its failure', async () => {
  const captcha = setUp()
  captcha.prepare()
  scripts().at(-1)?.dispatchEvent(new Event('error'))
  await flush()
  const solving = captcha.solve()
  let vendor!: ReturnType<typeof installFakeGeetest>
  await deliver(() => (vendor = installFakeGeetest()))
  vendor.last.becomeReady()
  await flush()
  vendor.last.solve()
  expect(await solving).toEqual(pass)
})

describe('what can go wrong', () => {
  const cases: [string, string, string, (solving: Promise<unknown>) => Promise<unknown>][] = [
    [
      'the script cannot be loaded',
      'script',
      '安全验证加载失败，请检查网络后重试',
      async () => scripts().at(-1)?.dispatchEvent(new Event('error')),
    ],
    ['the script brings nothing', 'script', '安全验证加载失败，请检查网络后重试', () => deliver()],
    ['the script hangs', 'timeout', '安全验证加载超时，请重试', () => jest.advanceTimersByTimeAsync(10_000)],
    [
      'the puzzle is never ready',
      'timeout',
      '安全验证加载超时，请重试',
      async () => {
        await deliver(() => installFakeGeetest())
        await jest.advanceTimersByTimeAsync(10_000)
      },
    ],
    [
      'the servers are out of reach',
      'outage',
      '安全验证服务暂时不可用，请稍后重试',
      () => deliver(() => (window.initGeetest4 = (config) => config.offlineCb())),
    ],
    [
      'the call to load is refused',
      'service',
      '安全验证出错，请重试',
      () => deliver(() => (window.initGeetest4 = (config) => config.onError({ code: '-50102', msg: 'x' }))),
    ],
    [
      'the vendor throws',
      'service',
      '安全验证出错，请重试',
      () =>
        deliver(() => {
          window.initGeetest4 = () => {
            throw new Error('60001')
          }
        }),
    ],
    [
      'the picture fails before it is ready',
      'service',
      '安全验证出错，请重试',
      async () => {
        let vendor!: ReturnType<typeof installFakeGeetest>
        await deliver(() => (vendor = installFakeGeetest()))
        vendor.last.fail('60202')
      },
    ],
    [
      'it fails while the learner slides',
      'service',
      '安全验证出错，请重试',
      async () => {
        let vendor!: ReturnType<typeof installFakeGeetest>
        await deliver(() => (vendor = installFakeGeetest()))
        vendor.last.becomeReady()
        await flush()
        vendor.last.fail('60101')
      },
    ],
  ]

  test.each(cases)('%s: kind %s, then a retry works', async (_, kind, message, happen) => {
    const captcha = setUp()
    const first = failure(captcha.solve())
    await happen(first)
    const error = await first
    expect(error).toBeInstanceOf(CaptchaError)
    expect(error).toMatchObject({ kind, message })

    const again = captcha.solve()
    let vendor!: ReturnType<typeof installFakeGeetest>
    await deliver(() => (vendor = installFakeGeetest()))
    vendor.last.becomeReady()
    await flush()
    vendor.last.solve()
    expect(await again).toEqual(pass)
  })

  test('a failed script is asked for under a changed address, its element gone', async () => {
    const captcha = setUp()
    const first = failure(captcha.solve())
    scripts().at(-1)?.dispatchEvent(new Event('error'))
    await first
    expect(scripts()).toHaveLength(0)
    void failure(captcha.solve())
    expect(scripts().map((script) => new URL(script.src).search)).toEqual(['?retry=1'])
  })

  test('no script address is a failure, not a hang', async () => {
    const captcha = createSliderCaptcha({ scriptUrl: '', captchaId: 'id' })
    expect(await failure(captcha.solve())).toMatchObject({ kind: 'script' })
  })

  test('an error when nobody waits is kept quiet, and the next puzzle is a new one', async () => {
    const { captcha, vendor, solving } = await connected()
    vendor.last.solve()
    await solving
    vendor.last.fail('60100')
    const again = captcha.solve()
    await flush()
    expect(vendor.made).toHaveLength(2)
    vendor.last.becomeReady()
    await flush()
    vendor.last.solve()
    expect(await again).toEqual(pass)
  })
})
