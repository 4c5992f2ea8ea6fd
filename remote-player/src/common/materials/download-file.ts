/** Milliseconds without a byte after which a download counts as broken. */
const STALLED_MS = 20_000

/** Chunks are joined at this size, in bytes: the browser keeps a joined part on the disk, not in the memory of the page. */
const PART_BYTES = 16 * 1024 * 1024

/** Why a file does not load. `unreadable`: its server answers, but lets no page read it. */
export type DownloadProblem = 'network' | 'refused' | 'gone' | 'server' | 'unreadable'

const messages: Record<DownloadProblem, string> = {
  network: '下载失败，请检查网络后重试',
  refused: '下载地址已失效，请重试',
  gone: '文件已不存在，请联系客服',
  server: '下载服务器暂时出错，请稍后重试',
  unreadable: '请在新页面中打开',
}

/** A failed download, with a message for the learner. */
export class DownloadFailure extends Error {
  constructor(readonly problem: DownloadProblem) {
    super(messages[problem])
  }
}

export interface DownloadOptions {
  /** `loaded`: the bytes that have arrived. */
  onProgress: (loaded: number) => void
  signal: AbortSignal
}

function problemOf(status: number): DownloadProblem {
  if (status === 404 || status === 410) return 'gone'
  return status >= 400 && status < 500 ? 'refused' : 'server'
}

/** Why a request has no answer that the page can read. */
async function problemWithoutAnswer(url: string, signal: AbortSignal): Promise<DownloadProblem> {
  try {
    await fetch(url, { mode: 'no-cors', method: 'HEAD', signal })
    return 'unreadable'
  } catch {
    return 'network'
  }
}

async function readBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, onChunk: (loaded: number) => void): Promise<Blob[]> {
  const reader = body.getReader()
  const parts: Blob[] = []
  let [chunks, size, loaded]: [Uint8Array<ArrayBuffer>[], number, number] = [[], 0, 0]
  const join = () => {
    parts.push(new Blob(chunks))
    ;[chunks, size] = [[], 0]
  }
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    size += part.value.byteLength
    loaded += part.value.byteLength
    if (size >= PART_BYTES) join()
    onChunk(loaded)
  }
  join()
  return parts
}

/**
 * Loads a file and tells how far it is.
 * @throws DownloadFailure; the signal's reason when it was cancelled.
 */
export async function downloadFile(url: string, { onProgress, signal }: DownloadOptions): Promise<Blob> {
  const stall = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasAnswered = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stall.abort(), STALLED_MS)
  }
  const cancel = () => stall.abort()
  signal.addEventListener('abort', cancel)
  try {
    wait()
    const response = await fetch(url, { signal: stall.signal })
    hasAnswered = true
    if (!response.ok || !response.body) throw new DownloadFailure(problemOf(response.status))
    const parts = await readBody(response.body, (loaded) => {
      wait()
      onProgress(loaded)
    })
    return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
  } catch (cause) {
    if (cause instanceof DownloadFailure) throw cause
    wait()
    const problem = hasAnswered || stall.signal.aborted ? 'network' : await problemWithoutAnswer(url, stall.signal)
    if (signal.aborted) throw signal.reason
    throw new DownloadFailure(problem)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
