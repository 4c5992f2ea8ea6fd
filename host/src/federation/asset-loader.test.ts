import { AssetLoader, type AssetLoaderRules } from './asset-loader.ts'

const page = '/catalog/1.0.0-a/page.js'
const failed = jest.fn()

function createLoader(rules: Partial<AssetLoaderRules> = {}): AssetLoader {
  const digestOf = (path: string) => (path === page ? 'sha384-good' : undefined)
  return new AssetLoader({ digestOf, loadDigests: () => undefined, timeout: 3_000, hasFallback: () => false, onFailure: failed, ...rules })
}

/** Requests a script as a bundle does. */
function request(by: AssetLoader, src = page): { element: HTMLScriptElement; onLoad: jest.Mock; onError: jest.Mock } {
  const element = document.createElement('script')
  element.setAttribute('src', src)
  const [onLoad, onError] = [jest.fn(), jest.fn()]
  // webpack sets a style's handlers before this call, and a script's after it.
  element.onerror = onError
  by.load(element, 'src')
  element.onload = onLoad
  document.head.append(element)
  return { element, onLoad, onError }
}

const scripts = () => [...document.head.querySelectorAll('script')]
const newest = () => scripts().at(-1) as HTMLScriptElement
const fail = (element: HTMLScriptElement) => element.dispatchEvent(new Event('error'))
const arrive = (element: HTMLScriptElement) => element.dispatchEvent(new Event('load'))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
  failed.mockReset()
})

describe('AssetLoader', () => {
  it('sets the digest of a file that the registry knows', () => {
    expect(request(createLoader()).element).toMatchObject({ integrity: 'sha384-good', crossOrigin: 'anonymous' })
  })

  it('refuses a file that the registry does not know, by a digest that no content has', () => {
    expect(request(createLoader(), '/catalog/1.0.0-a/smuggled.js').element.integrity).toMatch(/^sha384-A{64}$/)
  })

  describe('a file whose digest is in a manifest', () => {
    const lazy = '/catalog/1.0.0-a/lazy.js'
    const settle = () => jest.advanceTimersByTimeAsync(0)

    it('is requested with it, once the manifest is there', async () => {
      const known = new Map<string, string>()
      const loadDigests = jest.fn(() => Promise.resolve(void known.set(lazy, 'sha384-lazy')))
      const { element } = request(createLoader({ digestOf: (path) => known.get(path), loadDigests }), lazy)
      expect(element).not.toHaveAttribute('src')
      // The element is in the document, so the address starts the request.
      const requested = jest.spyOn(element, 'setAttribute').mockImplementation((name, value) => {
        if (name === 'src') expect(element).toMatchObject({ integrity: 'sha384-lazy', crossOrigin: 'anonymous' })
        Element.prototype.setAttribute.call(element, name, value)
      })
      await settle()
      expect(requested).toHaveBeenCalledWith('src', element.src)
      expect(element).toMatchObject({ integrity: 'sha384-lazy', crossOrigin: 'anonymous' })
      expect(new URL(element.src).pathname).toBe(lazy)
      expect(loadDigests).toHaveBeenCalledWith('/catalog/1.0.0-a/')
    })

    it('is refused if the manifest does not list it', async () => {
      const { element } = request(createLoader({ loadDigests: () => Promise.resolve() }), lazy)
      await settle()
      expect(element.integrity).toMatch(/^sha384-A{64}$/)
    })

    it('fails, after one retry, if the manifest cannot be loaded', async () => {
      const loadDigests = jest.fn(() => Promise.reject(new Error('down')))
      const { onError } = request(createLoader({ loadDigests }), lazy)
      await settle()
      expect(onError).toHaveBeenCalledTimes(1)
      expect(loadDigests).toHaveBeenCalledTimes(2)
      expect(failed).toHaveBeenCalledTimes(1)
    })

    it('is not requested any more if the manifest comes after the load was cancelled', async () => {
      let come = (): void => undefined
      const loader = createLoader({ loadDigests: () => new Promise((resolve) => (come = resolve)) })
      const { element, onError } = request(loader, lazy)
      loader.cancel('/catalog/1.0.0-a/')
      come()
      await settle()
      expect(onError).toHaveBeenCalledTimes(1)
      expect(element).not.toHaveAttribute('src')
    })
  })

  it('retries once under a changed URL with the same digest, before the error handler runs', () => {
    const { element, onLoad, onError } = request(createLoader())
    expect(element.src).not.toContain('retry')
    fail(element)
    expect(newest()).toMatchObject({ integrity: 'sha384-good', crossOrigin: 'anonymous' })
    expect(new URL(newest().src).search).toBe('?retry=1')
    arrive(newest())
    expect(onLoad).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })

  it('fails after the retry, and reports the file and its release', () => {
    const by = createLoader()
    const { element, onError } = request(by)
    fail(element)
    fail(newest())
    expect(onError).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledWith('/catalog/1.0.0-a/', expect.objectContaining({ message: `${page}: cannot be loaded` }))
    expect(by.failures).toEqual([{ path: page, cancelled: false }])
    expect(scripts()).toEqual([element])
  })

  it('uses another URL when the file is requested again', () => {
    const by = createLoader()
    fail(request(by).element)
    fail(newest())
    expect(new URL(request(by).element.src).search).toBe('?retry=2')
  })

  it('retries a load that times out', () => {
    const { onLoad } = request(createLoader())
    jest.advanceTimersByTime(2_999)
    expect(scripts()).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(new URL(newest().src).search).toBe('?retry=1')
    // The retry has a longer timeout, for slow connections.
    jest.advanceTimersByTime(11_000)
    arrive(newest())
    expect(onLoad).toHaveBeenCalledTimes(1)
  })

  it('fails after the retry times out', () => {
    const { onError } = request(createLoader())
    jest.advanceTimersByTime(15_000)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('fails after the first timeout if there is a fallback release', () => {
    const { onError } = request(createLoader({ hasFallback: (folder) => folder === '/catalog/1.0.0-a/' }))
    jest.advanceTimersByTime(3_000)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(scripts()).toHaveLength(1)
  })

  it('fails and reports a script that throws, without a retry, and ignores scripts of others', () => {
    // A unique name, because the loaders of the other tests receive the event too.
    const { element, onError } = request(createLoader(), '/catalog/1.0.0-a/throws.js')
    const message = 'Uncaught SyntaxError: Unexpected end of input'
    dispatchEvent(new ErrorEvent('error', { filename: element.src, message }))
    dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.example/of-an-extension.js', message: 'not ours' }))
    expect(onError).toHaveBeenCalledTimes(1)
    expect(failed.mock.calls).toEqual([['/catalog/1.0.0-a/', expect.objectContaining({ message: `/catalog/1.0.0-a/throws.js: ${message}` })]])
    expect(scripts()).toEqual([element])
  })

  it('ignores events that arrive after the end of a load', () => {
    const { element, onLoad, onError } = request(createLoader())
    jest.advanceTimersByTime(3_000)
    arrive(newest())
    fail(newest())
    jest.advanceTimersByTime(60_000)
    expect([onLoad.mock.calls.length, onError.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0, 0])
    expect(element.isConnected).toBe(true)
  })

  it('cancel: fails the pending loads below a folder, and reports none of them', () => {
    const by = createLoader()
    const one = request(by)
    const other = request(by, '/player/1.0.0-b/page.js')
    by.cancel('/catalog/1.0.0-a/')
    expect(one.onError).toHaveBeenCalledTimes(1)
    expect(other.onError).not.toHaveBeenCalled()
    expect(by.failures).toEqual([{ path: page, cancelled: true }])
    expect(failed).not.toHaveBeenCalled()
  })

  it('cancel: does not affect a load that has ended', () => {
    const by = createLoader()
    const { element, onError } = request(by)
    arrive(element)
    by.cancel('/catalog/')
    jest.advanceTimersByTime(60_000)
    expect(onError).not.toHaveBeenCalled()
  })
})
