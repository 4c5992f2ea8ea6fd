import { attachTrial } from './attach-trial.ts'

type Listener = (name: string, data: { fatal: boolean; type: string }) => void

/** A fake of hls.js, which jsdom cannot run. */
class FakeHls {
  static made: FakeHls[] = []
  static isSupported = () => true
  static Events = { ERROR: 'error' }
  static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
  readonly done: string[] = []
  private listener: Listener = () => undefined

  constructor() {
    FakeHls.made.push(this)
  }

  on = (_: string, listener: Listener) => (this.listener = listener)
  loadSource = (url: string) => this.done.push(`load ${url}`)
  attachMedia = () => this.done.push('attach')
  recoverMediaError = () => this.done.push('recover')
  destroy = () => this.done.push('destroy')
  fail = (type: string, fatal = true) => this.listener('error', { type, fatal })
}

jest.mock('hls.js/dist/hls.light.mjs', () => ({ __esModule: true, default: FakeHls }))

const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

beforeEach(() => {
  FakeHls.made = []
  Object.defineProperty(window, 'MediaSource', { configurable: true, value: EventTarget })
})
afterEach(() => Reflect.deleteProperty(window, 'MediaSource'))

async function attach() {
  const failures: string[] = []
  const detach = attachTrial(document.createElement('video'), '/a.m3u8', (failure) => failures.push(failure.message))
  await settled()
  return { hls: FakeHls.made[0]!, failures, detach }
}

test('loads the playlist and releases everything', async () => {
  const { hls, failures, detach } = await attach()
  detach()
  expect(hls.done).toEqual(['load /a.m3u8', 'attach', 'destroy'])
  expect(failures).toEqual([])
})

test('ignores errors that are not fatal, and recovers a decoder once', async () => {
  const { hls, failures } = await attach()
  hls.fail('network', false)
  hls.fail('media')
  expect(failures).toEqual([])
  expect(hls.done).toContain('recover')
  hls.fail('media')
  expect(failures).toEqual(['视频播放出错，请重试'])
})

test('reports a network failure after the retries', async () => {
  const { hls, failures } = await attach()
  hls.fail('network')
  expect(failures).toEqual(['视频加载失败，请检查网络后重试'])
})

test('a detached trial never plays, even if the engine loads later', async () => {
  const detach = attachTrial(document.createElement('video'), '/a.m3u8', () => undefined)
  detach()
  await settled()
  expect(FakeHls.made.every((hls) => hls.done.includes('destroy'))).toBe(true)
})
