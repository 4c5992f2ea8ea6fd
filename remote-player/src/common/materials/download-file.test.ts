/** @jest-environment node */
import { downloadFile } from './download-file.ts'

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  jest.useRealTimers()
})

/** A body that a test sends in parts. */
function answering(status = 200) {
  let parts!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) })
  globalThis.fetch = (_, init) => {
    init?.signal?.addEventListener('abort', () => parts.error(new Error('aborted')))
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/pdf' } }))
  }
  return { send: (bytes: number) => parts.enqueue(new Uint8Array(bytes)), end: () => parts.close() }
}

test('download: tells its progress and gives the file', async () => {
  const { send, end } = answering()
  const seen: number[] = []
  const file = downloadFile('/a.pdf', { onProgress: (loaded) => seen.push(loaded), signal: new AbortController().signal })
  send(10)
  send(5)
  end()
  expect((await file).size).toBe(15)
  expect(seen).toEqual([10, 15])
})

const load = () => downloadFile('/a.pdf', { onProgress: () => undefined, signal: new AbortController().signal })

test.each([
  [403, '下载地址已失效，请重试'],
  [404, '文件已不存在，请联系客服'],
  [410, '文件已不存在，请联系客服'],
  [503, '下载服务器暂时出错，请稍后重试'],
])('download: a server that answers %i has the words %s [courses#materials]', async (status, words) => {
  answering(status)
  await expect(load()).rejects.toThrow(words)
})

test.each([
  ['does not answer', false, '下载失败，请检查网络后重试'],
  ['answers, but lets no page read it,', true, '请在新页面中打开'],
])('download: a server that %s has its words', async (_, isThere, words) => {
  globalThis.fetch = (_url, { mode } = {}) => (isThere && mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('x')))
  await expect(load()).rejects.toThrow(words)
})

test('download: a file of 300 MB is whole', async () => {
  const { send, end } = answering()
  const file = load()
  for (let part = 0; part < 75; part++) send(4 * 1024 * 1024)
  end()
  expect((await file).size).toBe(300 * 1024 * 1024)
})

test('download: 20 s without a byte end it [courses#materials]', async () => {
  jest.useFakeTimers()
  const { send } = answering()
  const file = downloadFile('/a.pdf', { onProgress: () => undefined, signal: new AbortController().signal })
  const failed = expect(file).rejects.toThrow('下载失败，请检查网络后重试')
  send(10)
  await jest.advanceTimersByTimeAsync(20_000)
  await failed
})

test('download: cancelled, it rejects with the reason', async () => {
  answering()
  const controller = new AbortController()
  const file = downloadFile('/a.pdf', { onProgress: () => undefined, signal: controller.signal })
  const cancelled = expect(file).rejects.toBe('by the learner')
  await Promise.resolve()
  controller.abort('by the learner')
  await cancelled
})

describe('download: while the reason of a failure is looked for', () => {
  const hangs = () => {
    globalThis.fetch = (_, { mode, signal } = {}) =>
      new Promise((_resolve, reject) => {
        if (mode !== 'no-cors') reject(new TypeError('x'))
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
  }

  test('cancelled, it rejects with the reason of that', async () => {
    hangs()
    const controller = new AbortController()
    const file = downloadFile('/a.pdf', { onProgress: () => undefined, signal: controller.signal })
    const cancelled = expect(file).rejects.toBe('by the learner')
    await new Promise(setImmediate)
    controller.abort('by the learner')
    await cancelled
  })

  test('20 s without an answer end it', async () => {
    jest.useFakeTimers()
    hangs()
    const failed = expect(load()).rejects.toThrow('下载失败，请检查网络后重试')
    await jest.advanceTimersByTimeAsync(20_000)
    await failed
  })
})
