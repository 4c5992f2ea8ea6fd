import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '@xhkt/testing/render-page'
import { tokenVariables } from '@xhkt/contract/tokens'
import { GridSection } from './courses/grid-section.tsx'
import DemoPage from './demo-page.tsx'
import { FeedbackSection } from './live/feedback-section.tsx'
import { FormatSection } from './live/format-section.tsx'

const kit = join(__dirname, '../../../../shared/kit/src')

/** Parts that are a page, or that need an order of the server. */
const withoutExample = [
  ...['ask-cancellation', 'lazy-order-form', 'order-forms', 'own-order', 'unknown-order'].map((file) => `@xhkt/kit/order/${file}`),
  // It has no look of its own.
  '@xhkt/kit/ui/section-boundary',
]

/** The modules that stand with their parts in a folder of their name. */
const inOwnFolder = (folder: string, extension: string): string[] =>
  readdirSync(join(kit, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(kit, folder, entry.name, entry.name + extension)))
    .map(({ name }) => name + extension)

/** The components (`.tsx`) or hooks (`.ts`) of a folder. */
const modules = (folder: string, extension: '.ts' | '.tsx'): string[] =>
  [...readdirSync(join(kit, folder)), ...inOwnFolder(folder, extension)]
    .filter((file) => file.endsWith(extension) && !file.includes('.test.') && (extension === '.tsx' || file.startsWith('use-')))
    .map((file) => `@xhkt/kit/${folder}/${file.slice(0, -extension.length)}`)

async function open() {
  const page = renderPage(<DemoPage />)
  // By text: a query by role computes the style of every element, and this page has thousands.
  for (const name of ['Modal', 'Checkbox', 'PhoneField']) await screen.findByText(name, { selector: 'h3' })
  return page
}

interface Import {
  names: string[]
  from: string
}

/** The imports that the page shows. */
function imports(container: HTMLElement): Import[] {
  const lines = [...container.querySelectorAll('code')].map((code) => code.textContent).join('\n')
  return [...lines.matchAll(/import \{ ([^}]+) \} from '([^']+)'/g)].map(([, names = '', from = '']) => ({ names: names.split(', '), from }))
}

describe('the import lines', () => {
  let all: Import[]

  // Once, because the page is large.
  beforeAll(async () => {
    const { container } = await open()
    all = imports(container)
    cleanup()
  })

  test.each([
    ['component', 'ui', '.tsx'],
    ['component', 'form', '.tsx'],
    ['component', 'list', '.tsx'],
    ['component', 'address', '.tsx'],
    ['component', 'calendar', '.tsx'],
    ['component', 'order', '.tsx'],
    ['hook', 'action', '.ts'],
    ['hook', 'form', '.ts'],
    ['hook', 'list', '.ts'],
    ['hook', 'address', '.ts'],
  ] as const)('every %s of shared/kit/src/%s has an example', (_, folder, extension) => {
    const shown = all.map(({ from }) => from)
    expect(modules(folder, extension).filter((file) => !shown.includes(file) && !withoutExample.includes(file))).toEqual([])
  })

  test.each(['core', 'form', 'overlay'])('every export of the antd facade %s has an example', async (facade) => {
    const from = `@xhkt/platform/antd/${facade}`
    const offered = Object.keys((await import(from)) as object).filter((name) => /^[A-Z]/.test(name) && name !== 'AntdProvider')
    const shown = all.flatMap((line) => (line.from === from ? line.names : []))
    expect(shown.sort()).toEqual(offered.sort())
  })

  test('are valid', async () => {
    for (const { names, from } of all) {
      const offered = Object.keys((await import(from)) as object)
      expect({ from, missing: names.filter((name) => !offered.includes(name)) }).toEqual({ from, missing: [] })
    }
  })
})

describe('the page', () => {
  let container: HTMLElement
  let styleElements: number

  // A copy of one page, because the page is large. Read by selector: a query by role computes the style of every element.
  beforeAll(async () => {
    container = (await open()).container.cloneNode(true) as HTMLElement
    styleElements = document.querySelectorAll('style').length
    cleanup()
  })

  test('every example has a name, a use and its import line', () => {
    const examples = [...container.querySelectorAll('article')]
    expect(examples.length).toBeGreaterThan(30)
    for (const example of examples) {
      expect(example.querySelector('h3')).not.toBeEmptyDOMElement()
      expect(example.querySelector('p')).not.toBeEmptyDOMElement()
      expect(imports(example).length).toBeGreaterThan(0)
    }
  })

  test('every token is shown with its name and value', () => {
    const text = container.textContent
    expect(tokenVariables().filter(([name, value]) => !text.includes(name) || !text.includes(value))).toEqual([])
  })

  test('the table of contents leads to every section, in the order of the page', () => {
    const links = [...container.querySelectorAll('nav[aria-label="目录"] a')]
    const sections = [...container.querySelectorAll('section')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    expect(links.map((link) => link.textContent)).toEqual(sections.map((section) => section.querySelector('h2')?.textContent))
    expect(links[0]).toHaveAttribute('aria-current', 'location')
  })

  test('there is one first heading: samples of whole pages are hidden from assistive technology', () => {
    const headings = [...container.querySelectorAll('h1')]
    expect(headings.filter((heading) => !heading.closest('[inert]')).map(({ textContent }) => textContent)).toEqual(['设计规范'])
  })

  test('there is no style element and no duplicate id', () => {
    expect(styleElements).toBe(0)
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

test('the grid is shown in each of its states', async () => {
  const { user } = renderPage(<GridSection />)
  expect(screen.getByRole('list', { name: '示例课程' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '加载中' }))
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '空' }))
  expect(screen.getByText('还没有课程')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '出错' }))
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByRole('list', { name: '示例课程' })).toBeVisible()
})

test.each([
  ['1048576', '1.00MB'],
  ['', '请输入数字'],
  ['abc', '请输入数字'],
])('a size typed as "%s" is shown as %s', async (typed, shown) => {
  const { user } = renderPage(<FormatSection />)
  const example = screen.getByRole('heading', { name: 'formatFileSize' }).closest('article')!
  const input = within(example).getByRole('textbox')
  await user.clear(input)
  if (typed) await user.type(input, typed)
  expect(within(example).getByRole('status')).toHaveTextContent(shown)
})

test.each([
  ['确定', '选择了确定'],
  ['取消', '选择了取消'],
])('the question shows, and its answer %s is reported', async (button, reported) => {
  const { user } = renderPage(<FeedbackSection />)
  await user.click(screen.getByRole('button', { name: '打开确认框' }))
  await user.click(within(screen.getByRole('dialog', { name: '系统提示' })).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.getByText(reported)).toBeVisible())
})
