import type { AssetLoading, FailedAsset } from '../boot/window-globals.ts'

type AssetElement = HTMLScriptElement | HTMLLinkElement

interface Load {
  url: URL
  /** Folder of the release; with the origin, if that is not the page's. */
  folder: string
  attribute: 'src' | 'href'
  timer: ReturnType<typeof setTimeout>
  retry?: AssetElement
}

export interface AssetLoaderRules {
  /** The digest of a file that may run in this page. */
  digestOf: (path: string) => string | undefined
  /** Loads the digests of the files in a folder that are not known yet. Undefined if there are none. */
  loadDigests: (folder: string) => Promise<void> | undefined
  /** In milliseconds. */
  timeout: number
  /** Whether another release can replace the one in this folder. Then a load that hangs is not worth a longer retry. */
  hasFallback: (folder: string) => boolean
  /** A file could not be loaded, and the loader does not retry again. */
  onFailure: (folder: string, error: Error) => void
}

// No file has this digest, so the browser refuses an element that carries it.
const refused = `sha384-${'A'.repeat(64)}`

/** A load that hung gets a longer timeout when it is retried: the connection may be slow. */
const retryTimeoutFactor = 4

/** The path of a file as the registry names it. */
const pathOf = ({ origin, pathname }: URL): string => (origin === location.origin ? pathname : origin + pathname)
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * Loads every script and style of every bundle (scripts/build/asset-loader-plugin.ts). A file must match its digest in the registry; a
 * file that the registry does not know is refused. A load that fails or hangs is retried once, under a changed URL: the same URL would
 * join the request that hangs. Only then the element's own error handlers run.
 */
export class AssetLoader implements AssetLoading {
  readonly failures: FailedAsset[] = []
  private readonly loads = new Map<AssetElement, Load>()
  private readonly attempts = new Map<string, number>()

  constructor(private readonly rules: AssetLoaderRules) {
    // In the capture phase: the element's own handlers are set already, and must not see the first failure.
    addEventListener('error', (event) => (event instanceof ErrorEvent ? this.handleThrow(event) : this.handleError(event)), true)
  }

  load(element: AssetElement, attribute: 'src' | 'href'): void {
    const url = new URL(element.getAttribute(attribute) ?? '', location.href)
    const { timeout } = this.rules
    const ms = this.attempts.has(pathOf(url)) ? timeout * retryTimeoutFactor : timeout
    const load: Load = { url, folder: folderOf(pathOf(url)), attribute, timer: this.startTimer(element, ms) }
    this.setSource(element, load)
    this.loads.set(element, load)
    element.addEventListener('load', () => this.finish(element))
  }

  /** Fails every pending load below a folder, as a network error would. It is not reported. */
  cancel(folder: string): void {
    for (const [element, load] of [...this.loads]) if (load.folder.startsWith(folder)) this.fail(element, load)
  }

  private startTimer(element: AssetElement, ms: number): Load['timer'] {
    return setTimeout(() => {
      const load = this.loads.get(element)
      if (!load) return
      if (load.retry || this.rules.hasFallback(load.folder)) this.fail(element, load, `no answer within ${ms} ms`)
      else this.retry(element, load, this.rules.timeout * retryTimeoutFactor)
    }, ms)
  }

  private setSource(element: AssetElement, load: Load): void {
    const missing = this.rules.digestOf(pathOf(load.url)) ? undefined : this.rules.loadDigests(load.folder)
    if (!missing) {
      this.request(element, load)
      return
    }
    // Without an address, the element requests nothing.
    element.removeAttribute(load.attribute)
    missing.then(
      () => this.isPending(element, load) && this.request(element, load),
      () => this.isPending(element, load) && element.dispatchEvent(new Event('error')),
    )
  }

  private isPending(element: AssetElement, load: Load): boolean {
    return load.retry ? load.retry === element && [...this.loads.values()].includes(load) : this.loads.get(element) === load
  }

  private request(element: AssetElement, { url, attribute }: Load): void {
    const attempt = this.attempts.get(pathOf(url))
    if (attempt) url.searchParams.set('retry', String(attempt))
    element.crossOrigin = 'anonymous'
    element.integrity = this.rules.digestOf(pathOf(url)) || refused
    // The address comes last: the browser requests an element in the document at once, with the attributes that it has by then.
    element.setAttribute(attribute, url.href)
  }

  private handleError(event: Event): void {
    const element = event.target as AssetElement
    const load = this.loads.get(element)
    if (!load) return
    event.stopPropagation()
    if (load.retry) return
    clearTimeout(load.timer)
    this.retry(element, load, this.rules.timeout)
  }

  /** To the browser, a script that throws or cannot be parsed has been loaded. It has failed, and a retry would not help. */
  private handleThrow({ filename, message }: ErrorEvent): void {
    for (const [element, load] of [...this.loads]) if (load.url.href === filename) this.fail(element, load, message)
  }

  private retry(element: AssetElement, load: Load, ms: number): void {
    this.countAttempt(load)
    // Not `cloneNode`: the clone of a script that has been requested never runs.
    const retry = document.createElement(element.localName) as AssetElement
    for (const { name, value } of element.attributes) retry.setAttribute(name, value)
    load.retry = retry
    load.timer = this.startTimer(element, ms)
    this.setSource(retry, load)
    retry.addEventListener('load', () => this.finish(element) && element.dispatchEvent(new Event('load')))
    retry.addEventListener('error', () => this.fail(element, load, 'cannot be loaded'))
    document.head.append(retry)
  }

  private countAttempt({ url }: Load): void {
    this.attempts.set(pathOf(url), (this.attempts.get(pathOf(url)) ?? 0) + 1)
  }

  private finish(element: AssetElement): boolean {
    clearTimeout(this.loads.get(element)?.timer)
    return this.loads.delete(element)
  }

  private fail(element: AssetElement, load: Load, why?: string): void {
    if (!this.finish(element)) return
    this.countAttempt(load)
    load.retry?.remove()
    this.addFailure(load.url, load.folder, why)
    element.dispatchEvent(new Event('error'))
  }

  private addFailure(url: URL, folder: string, why?: string): void {
    this.failures.push({ path: pathOf(url), cancelled: !why })
    if (why) this.rules.onFailure(folder, new Error(`${pathOf(url)}: ${why}`))
  }
}
