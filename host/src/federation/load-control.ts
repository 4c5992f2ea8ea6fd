declare global {
  interface Window {
    /** Every bundle of the page looks here before it loads a file. */
    __xhktLoading?: LoadControl
  }
}

type Loadable = HTMLScriptElement | HTMLLinkElement

interface Load {
  url: URL
  /** Of its release; with the origin, if that is another. */
  folder: string
  attribute: 'src' | 'href'
  timer: ReturnType<typeof setTimeout>
  /** Under a changed URL. */
  second?: Loadable
}

/** By its path in the registry; one that somebody gave up, to ask anew, is nobody's fault. */
export interface Lost {
  path: string
  givenUp: boolean
}

export interface LoadRules {
  /** The digest of a file that may run in this page. */
  digestOf: (path: string) => string | undefined
  /** Milliseconds after which a load counts as hung. */
  patience: number
  /** A release stands ready to take the place of the one in this folder: what hangs is not worth a second, longer wait. */
  hasStandIn: (folder: string) => boolean
  /** A file could not be had, and nobody tries again by itself. */
  onFailure: (folder: string, error: Error) => void
}

// A digest that no file has: an element that carries it is refused by the browser.
const refused = `sha384-${'A'.repeat(64)}`

/** How many times longer a second try of what hung may take: the line may be slow. */
const longer = 4

/** As the registry names a file. */
const pathOf = ({ origin, pathname }: URL): string => (origin === location.origin ? pathname : origin + pathname)
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * Every script and style that a bundle of any area loads passes through here (scripts/build, LoadControlPlugin). It must match its
 * digest in the registry; a file that the registry does not know is refused. What fails or hangs is tried a second time under a
 * changed URL, as the same URL would join the hung one; then whoever asked is told.
 */
export class LoadControl {
  /** Files that could not be had, in the order of their failures. */
  readonly lost: Lost[] = []
  private readonly loads = new Map<Loadable, Load>()
  private readonly attempts = new Map<string, number>()

  constructor(private readonly rules: LoadRules) {
    // On its way down: the element's own handlers, which are set already, hear of a second failure only.
    addEventListener('error', (event) => (event instanceof ErrorEvent ? this.noteThrow(event) : this.refuseFirst(event)), true)
  }

  take(element: Loadable, attribute: 'src' | 'href'): void {
    const url = new URL(element.getAttribute(attribute) ?? '', location.href)
    const { patience } = this.rules
    const ms = this.attempts.has(pathOf(url)) ? patience * longer : patience
    const load: Load = { url, folder: folderOf(pathOf(url)), attribute, timer: this.inTime(element, ms) }
    this.prepare(element, load)
    this.loads.set(element, load)
    element.addEventListener('load', () => this.settle(element))
  }

  /** Fails every pending load below a folder, as if the network had; that is no failure to report. */
  giveUp(folder: string): void {
    for (const [element, load] of [...this.loads]) if (load.folder.startsWith(folder)) this.fail(element, load)
  }

  private inTime(element: Loadable, ms: number): Load['timer'] {
    return setTimeout(() => {
      const load = this.loads.get(element)
      if (!load) return
      if (load.second || this.rules.hasStandIn(load.folder)) this.fail(element, load, `no answer within ${ms} ms`)
      else this.tryAgain(element, load, this.rules.patience * longer)
    }, ms)
  }

  private prepare(element: Loadable, { url, attribute }: Load): void {
    const attempt = this.attempts.get(pathOf(url))
    if (attempt) url.searchParams.set('retry', String(attempt))
    element.setAttribute(attribute, url.href)
    element.crossOrigin = 'anonymous'
    element.integrity = this.rules.digestOf(pathOf(url)) || refused
  }

  private refuseFirst(event: Event): void {
    const element = event.target as Loadable
    const load = this.loads.get(element)
    if (!load) return
    event.stopPropagation()
    if (load.second) return
    clearTimeout(load.timer)
    this.tryAgain(element, load, this.rules.patience)
  }

  /** A script that throws, or that cannot be read, has been loaded, as browsers see it: it would not be any better a second time. */
  private noteThrow({ filename, message }: ErrorEvent): void {
    for (const { url, folder } of this.loads.values()) if (url.href === filename) this.lose(url, folder, message)
  }

  private tryAgain(element: Loadable, load: Load, ms: number): void {
    this.count(load)
    // Not a clone: that of a script which has been asked for never runs.
    const second = document.createElement(element.localName) as Loadable
    for (const { name, value } of element.attributes) second.setAttribute(name, value)
    load.second = second
    load.timer = this.inTime(element, ms)
    this.prepare(second, load)
    second.addEventListener('load', () => this.settle(element) && element.dispatchEvent(new Event('load')))
    second.addEventListener('error', () => this.fail(element, load, 'cannot be loaded'))
    document.head.append(second)
  }

  private count({ url }: Load): void {
    this.attempts.set(pathOf(url), (this.attempts.get(pathOf(url)) ?? 0) + 1)
  }

  private settle(element: Loadable): boolean {
    clearTimeout(this.loads.get(element)?.timer)
    return this.loads.delete(element)
  }

  private fail(element: Loadable, load: Load, why?: string): void {
    if (!this.settle(element)) return
    this.count(load)
    load.second?.remove()
    this.lose(load.url, load.folder, why)
    element.dispatchEvent(new Event('error'))
  }

  private lose(url: URL, folder: string, why?: string): void {
    this.lost.push({ path: pathOf(url), givenUp: !why })
    if (why) this.rules.onFailure(folder, new Error(`${pathOf(url)}: ${why}`))
  }
}
