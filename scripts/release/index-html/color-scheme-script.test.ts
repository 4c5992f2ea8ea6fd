import { colorSchemeScript } from './color-scheme-script.ts'

const address = '/host/1.0.0-a/dark.min.css'
const key = 'xhkt_color_scheme'

/** Runs the script as the browser does. Returns what it writes into the document. */
function written(): string {
  const write = jest.spyOn(document, 'write').mockImplementation(() => undefined)
  const element = document.createElement('script')
  element.textContent = colorSchemeScript(address)
  document.head.append(element)
  element.remove()
  return write.mock.calls.flat().join('')
}

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['"dark"', 'screen'],
  ['"system"', '(prefers-color-scheme:dark)'],
])('a browser that has stored %s links the dark style sheet before the first paint, for the media %s', (stored, media) => {
  localStorage.setItem(key, stored)
  expect(written()).toBe(`<link rel="stylesheet" media="${media}" href="${address}">`)
})

test.each([null, '"light"', '"purple"', '{', ''])('a browser that has stored %s links nothing', (stored) => {
  if (stored !== null) localStorage.setItem(key, stored)
  expect(written()).toBe('')
})

test('a browser that blocks its storage links nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(written()).toBe('')
})
