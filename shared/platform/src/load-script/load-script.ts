const loads = new Map<string, Promise<void>>()
const attempts = new Map<string, number>()

/**
 * Loads a script once. After a failure the next call retries with another URL, because the same URL would join a request that hangs.
 * @throws Error when the script cannot be loaded.
 */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const address = new URL(url, document.baseURI)
    const attempt = attempts.get(url) ?? 0
    if (attempt > 0) address.searchParams.set('retry', String(attempt))
    attempts.set(url, attempt + 1)
    const script = document.createElement('script')
    script.src = address.href
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`script ${address.href}`))
    }
    document.head.append(script)
  })
  loads.set(url, load)
  load.catch(() => forgetScript(url))
  return load
}

/** Gives up a script that hangs or defines nothing, so that the next call loads it again. */
export function forgetScript(url: string): void {
  loads.delete(url)
}
