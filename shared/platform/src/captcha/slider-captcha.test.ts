import { CaptchaError } from './captcha-error.ts'
import { installFakeGeetest, pass } from '@xhkt/testing/fake-geetest'
import { createSliderCaptcha } from './slider-captcha.ts'

let number = 0
let scriptUrl = ''
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src*="${scriptUrl}"]`)]
const flush = () => jest.advanceTimersByTimeAsync(0)

/** Completes the load of the script. `install` does what the script would do. */
async function deliver(install: () => void = () => {}) {
  install()
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  await flush()
}

const setUp = () => createSliderCaptcha({ scriptUrl, captchaId: 'id', apiServers: ['a'], staticServers: ['s'], protocol: 'http://' })

/** A captcha whose script has loaded, and the fake vendor. */
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

test('loads nothing until it is needed, and the script once [third-parties#adapters]', async () => {
  const captcha = setUp()
  expect(scripts()).toHaveLength(0)
  const solving = captcha.solve()
  expect(captcha.solve()).toBe(solving)
  expect(scripts()).toHaveLength(1)
})

test('gives the four fields of the contract and no other [third-parties#geetest-slider-captcha]', async () => {
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

test('after a solved puzzle the next one is new', async () => {
  const { captcha, vendor, solving } = await connected()
  vendor.last.solve()
  await solving
  const again = captcha.solve()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'reset', 'show'])
  vendor.last.solve()
  await again
})

test('reset resets a solved puzzle once', async () => {
  const { captcha, vendor, solving } = await connected()
  vendor.last.solve()
  await solving
  captcha.reset()
  captcha.reset()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'reset'])
})

test('destroy resolves a pending solve to null and destroys the vendor’s captcha', async () => {
  const { captcha, vendor, solving } = await connected()
  captcha.destroy()
  expect(await solving).toBeNull()
  await flush()
  expect(vendor.last.calls).toEqual(['show', 'destroy'])
})

test('destroy before the captcha is ready shows nothing', async () => {
  const captcha = setUp()
  const solving = captcha.solve()
  captcha.destroy()
  let vendor!: ReturnType<typeof installFakeGeetest>
  await deliver(() => (vendor = installFakeGeetest()))
  vendor.last.becomeReady()
  expect(await solving).toBeNull()
  expect(vendor.last.calls).toEqual(['destroy'])
})

test('prepare preloads the script and ignores a failure', async () => {
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

describe('failures', () => {
  const cases: [string, string, string, (solving: Promise<unknown>) => Promise<unknown>][] = [
    [
      'the script cannot be loaded',
      'script',
      '安全验证加载失败，请检查网络后重试',
      async () => scripts().at(-1)?.dispatchEvent(new Event('error')),
    ],
    ['the script defines nothing', 'script', '安全验证加载失败，请检查网络后重试', () => deliver()],
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
      'the vendor’s servers cannot be reached',
      'outage',
      '安全验证服务暂时不可用，请稍后重试',
      () => deliver(() => (window.initGeetest4 = (config) => config.offlineCb())),
    ],
    [
      'the vendor refuses to load a puzzle',
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
      'the picture does not load',
      'service',
      '安全验证出错，请重试',
      async () => {
        let vendor!: ReturnType<typeof installFakeGeetest>
        await deliver(() => (vendor = installFakeGeetest()))
        vendor.last.fail('60202')
      },
    ],
    [
      'the vendor reports an error while the learner slides',
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

  test.each(cases)('%s: error %s, then a retry works', async (_, kind, message, happen) => {
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

  test('a script that failed is removed and loaded again from another URL', async () => {
    const captcha = setUp()
    const first = failure(captcha.solve())
    scripts().at(-1)?.dispatchEvent(new Event('error'))
    await first
    expect(scripts()).toHaveLength(0)
    void failure(captcha.solve())
    expect(scripts().map((script) => new URL(script.src).search)).toEqual(['?retry=1'])
  })

  test('without a script URL the captcha fails at once', async () => {
    const captcha = createSliderCaptcha({ scriptUrl: '', captchaId: 'id' })
    expect(await failure(captcha.solve())).toMatchObject({ kind: 'script' })
  })

  test('an error without a pending solve is ignored, and the next puzzle is a new one', async () => {
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
