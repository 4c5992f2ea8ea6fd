import { LoadControl, type LoadRules } from './load-control.ts'

const page = '/catalog/1.0.0-a/page.js'
const failed = jest.fn()

function control(rules: Partial<LoadRules> = {}): LoadControl {
  const digestOf = (path: string) => (path === page ? 'sha384-good' : undefined)
  return new LoadControl({ digestOf, patience: 3_000, hasStandIn: () => false, onFailure: failed, ...rules })
}

/** A script that a bundle asks for: in the document, as its handlers are set. */
function ask(by: LoadControl, src = page): { element: HTMLScriptElement; onLoad: jest.Mock; onError: jest.Mock } {
  const element = document.createElement('script')
  element.setAttribute('src', src)
  const [onLoad, onError] = [jest.fn(), jest.fn()]
  // Before and after: webpack sets those of a style first, those of a script last.
  element.onerror = onError
  by.take(element, 'src')
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

describe('LoadControl', () => {
  it('sets the digest of a file that the registry knows', () => {
    expect(ask(control()).element).toMatchObject({ integrity: 'sha384-good', crossOrigin: 'anonymous' })
  })

  it('refuses a file that the registry does not know: no content has the digest that it gets', () => {
    expect(ask(control(), '/catalog/1.0.0-a/smuggled.js').element.integrity).toMatch(/^sha384-A{64}$/)
  })

  it('asks a second time under a changed URL, with the same digest, before anyone hears of a failure', () => {
    const { element, onLoad, onError } = ask(control())
    expect(element.src).not.toContain('retry')
    fail(element)
    expect(newest()).toMatchObject({ integrity: 'sha384-good', crossOrigin: 'anonymous' })
    expect(new URL(newest().src).search).toBe('?retry=1')
    arrive(newest())
    expect(onLoad).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
    expect(failed).not.toHaveBeenCalled()
  })

  it('fails after the second time, and says which file of which release', () => {
    const by = control()
    const { element, onError } = ask(by)
    fail(element)
    fail(newest())
    expect(onError).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledWith('/catalog/1.0.0-a/', expect.objectContaining({ message: `${page}: cannot be loaded` }))
    expect(by.lost).toEqual([{ path: page, givenUp: false }])
    expect(scripts()).toEqual([element])
  })

  it('asks under another URL again when somebody tries once more', () => {
    const by = control()
    fail(ask(by).element)
    fail(newest())
    expect(new URL(ask(by).element.src).search).toBe('?retry=2')
  })

  it('takes what gives no answer in time for hung, and asks afresh', () => {
    const { onLoad } = ask(control())
    jest.advanceTimersByTime(2_999)
    expect(scripts()).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(new URL(newest().src).search).toBe('?retry=1')
    // A slow line gets longer.
    jest.advanceTimersByTime(11_000)
    arrive(newest())
    expect(onLoad).toHaveBeenCalledTimes(1)
  })

  it('gives up what hangs twice', () => {
    const { onError } = ask(control())
    jest.advanceTimersByTime(15_000)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('gives up what hangs once, where another release stands ready', () => {
    const { onError } = ask(control({ hasStandIn: (folder) => folder === '/catalog/1.0.0-a/' }))
    jest.advanceTimersByTime(3_000)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(scripts()).toHaveLength(1)
  })

  it('names a script that throws, which a second try would not mend; one that somebody else has is none of its own', () => {
    // Of its own name: those of the other tests hear it too.
    const { element, onLoad } = ask(control(), '/catalog/1.0.0-a/throws.js')
    const message = 'Uncaught SyntaxError: Unexpected end of input'
    dispatchEvent(new ErrorEvent('error', { filename: element.src, message }))
    dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.example/of-an-extension.js', message: 'not ours' }))
    arrive(element)
    expect(onLoad).toHaveBeenCalledTimes(1)
    expect(failed.mock.calls).toEqual([['/catalog/1.0.0-a/', expect.objectContaining({ message: `/catalog/1.0.0-a/throws.js: ${message}` })]])
    expect(scripts()).toEqual([element])
  })

  it('is deaf to what comes too late', () => {
    const { element, onLoad, onError } = ask(control())
    jest.advanceTimersByTime(3_000)
    arrive(newest())
    fail(newest())
    jest.advanceTimersByTime(60_000)
    expect([onLoad.mock.calls.length, onError.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0, 0])
    expect(element.isConnected).toBe(true)
  })

  it('fails what is pending below a folder, and nothing else; what was given up is told to nobody as a failure', () => {
    const by = control()
    const one = ask(by)
    const other = ask(by, '/player/1.0.0-b/page.js')
    by.giveUp('/catalog/1.0.0-a/')
    expect(one.onError).toHaveBeenCalledTimes(1)
    expect(other.onError).not.toHaveBeenCalled()
    expect(by.lost).toEqual([{ path: page, givenUp: true }])
    expect(failed).not.toHaveBeenCalled()
  })

  it('lets a load that has ended be', () => {
    const by = control()
    const { element, onError } = ask(by)
    arrive(element)
    by.giveUp('/catalog/')
    jest.advanceTimersByTime(60_000)
    expect(onError).not.toHaveBeenCalled()
  })
})
