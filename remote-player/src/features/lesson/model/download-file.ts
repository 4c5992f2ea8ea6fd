/** Milliseconds without a byte after which a download counts as broken. */
const STALLED_MS = 20_000

export interface DownloadOptions {
  /** Bytes so far. */
  onProgress: (loaded: number) => void
  signal: AbortSignal
}

/**
 * Loads a file and tells how far it is.
 * @throws Error with a text for the learner; the signal's reason when it was cancelled.
 */
export async function downloadFile(url: string, { onProgress, signal }: DownloadOptions): Promise<Blob> {
  const stall = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stall.abort(), STALLED_MS)
  }
  const cancel = () => stall.abort()
  signal.addEventListener('abort', cancel)
  try {
    wait()
    const response = await fetch(url, { signal: stall.signal })
    if (!response.ok || !response.body) throw new Error(`${response.status}`)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    let loaded = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait()
      chunks.push(part.value)
      loaded += part.value.byteLength
      onProgress(loaded)
    }
    return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    throw new Error('下载失败，请检查网络后重试', { cause })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
