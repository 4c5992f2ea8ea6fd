import type { MediaForm } from '@xhkt/contract/media-form'

/** What a server answers for an address. */
export interface MediaAnswer {
  /** The HTTP status. 0: the server answers, but lets no page read it. Null: nothing answers. */
  status: number | null
  /** Null unless the request has succeeded. */
  form: MediaForm | null
}

/** A server that has not answered by then counts as none, in milliseconds. */
const TIME_LIMIT_MS = 10_000

/** Enough for the first line of a playlist, in bytes. */
const FIRST_BYTES = 1024

const ofType = (type: string): MediaForm | null => {
  if (/mpegurl/i.test(type)) return 'playlist'
  return /^(?:video|audio)\//i.test(type) ? 'file' : null
}

/** Many servers name no type, or `application/octet-stream`. A playlist starts with its tag, after a byte order mark or none. */
async function ofFirstBytes(response: Response): Promise<MediaForm> {
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  void reader?.cancel().catch(() => undefined)
  return new TextDecoder().decode(value).startsWith('#EXTM3U') ? 'playlist' : 'file'
}

/** Whether anything answers, for a server whose answers no page may read. */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', method: 'HEAD', signal })
    return true
  } catch {
    return false
  }
}

async function ask(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<MediaAnswer> {
  const response = await fetch(url, { headers, signal })
  const { ok, status } = response
  const form = ok ? (ofType(response.headers.get('content-type') ?? '') ?? (await ofFirstBytes(response))) : null
  void response.body?.cancel().catch(() => undefined)
  return { status, form }
}

/** Older browsers first ask another server whether it allows a range, which many do not. Of a whole file only the start is read. */
async function askSimply(url: string, signal: AbortSignal): Promise<MediaAnswer> {
  try {
    return await ask(url, { Range: `bytes=0-${FIRST_BYTES - 1}` }, signal)
  } catch {
    return ask(url, {}, signal)
  }
}

/**
 * Asks what is at an address. Requests its first bytes only, but a server without ranges answers with all. A file that no page may read
 * plays all the same; a playlist does not. Never rejects.
 */
export async function probeMedia(url: string, signal: AbortSignal): Promise<MediaAnswer> {
  const limited = new AbortController()
  const stop = () => limited.abort()
  const timer = setTimeout(stop, TIME_LIMIT_MS)
  signal.addEventListener('abort', stop)
  try {
    return await askSimply(url, limited.signal)
  } catch {
    return (await isThere(url, limited.signal)) ? { status: 0, form: 'file' } : { status: null, form: null }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
