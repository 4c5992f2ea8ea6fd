import { LoadControl } from './load-control.ts'

const digests: Record<string, string> = { '/catalog/1.0.0-a/page.js': 'sha384-good' }

function script(src: string): HTMLScriptElement {
  const element = document.createElement('script')
  element.setAttribute('src', src)
  return element
}

describe('LoadControl', () => {
  it('sets the digest of a file that the registry knows', () => {
    const element = script('/catalog/1.0.0-a/page.js')
    new LoadControl((path) => digests[path]).take(element, 'src')
    expect(element).toMatchObject({ integrity: 'sha384-good', crossOrigin: 'anonymous' })
  })

  it('refuses a file that the registry does not know: no content has the digest that it gets', () => {
    const element = script('/catalog/1.0.0-a/smuggled.js')
    new LoadControl((path) => digests[path]).take(element, 'src')
    expect(element.integrity).toMatch(/^sha384-A{64}$/)
  })

  it('asks under a changed URL after a failure, with the same digest', () => {
    const control = new LoadControl((path) => digests[path])
    const first = script('/catalog/1.0.0-a/page.js')
    control.take(first, 'src')
    expect(first.src).not.toContain('retry')
    first.dispatchEvent(new Event('error'))
    const second = script('/catalog/1.0.0-a/page.js')
    control.take(second, 'src')
    expect(new URL(second.src).search).toBe('?retry=1')
    expect(second.integrity).toBe('sha384-good')
  })

  it('fails what hangs below a folder, and nothing else', () => {
    const control = new LoadControl(() => 'sha384-any')
    const failed: string[] = []
    for (const path of ['/catalog/1.0.0-a/page.js', '/player/1.0.0-b/page.js']) {
      const element = script(path)
      control.take(element, 'src')
      element.addEventListener('error', () => failed.push(path))
    }
    control.giveUp('/catalog/1.0.0-a/')
    expect(failed).toEqual(['/catalog/1.0.0-a/page.js'])
  })

  it('lets a load that has ended be', () => {
    const control = new LoadControl(() => 'sha384-any')
    const element = script('/catalog/1.0.0-a/page.js')
    control.take(element, 'src')
    element.dispatchEvent(new Event('load'))
    const onError = jest.fn()
    element.addEventListener('error', onError)
    control.giveUp('/catalog/')
    expect(onError).not.toHaveBeenCalled()
  })
})
