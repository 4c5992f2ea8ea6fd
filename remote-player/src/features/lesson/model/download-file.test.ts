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

test('download: a refusal of the server shows a toast', async () => {
  answering(403)
  await expect(downloadFile('/a.pdf', { onProgress: () => undefined, signal: new AbortController().signal })).rejects.toThrow('下载失败，请检查网络后重试')
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
