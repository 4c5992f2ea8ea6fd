import path from 'node:path'
import { headings, headingsOf, read } from './product-pages.ts'
import { sourceFiles } from '../lib/source-files.ts'

/** A test, or a group of tests, that proves a rule below a heading. */
export interface ProductTest {
  /** The page without its ending and the anchor of the heading, such as `orders#refunds`. */
  id: string
  file: string
  title: string
}

/** The headings without a test, and the reason. */
export const untested: Readonly<Record<string, string>> = {
  'product#subjects': 'an index',
  'product#what-the-product-does': 'a summary',
  'product#visitors-and-learners': 'a summary',
  'product#names': 'words',
  'product#words': 'words',
  'courses#live-rooms': 'a link',
  'orders#study-agreements': 'a link',
  'third-parties#live-chat': 'a summary',
  'look#view-states': 'each page tests its own',
}

/** The id of each heading of the product's pages and of docs/checkout-faults.md. */
export const headingIds: readonly string[] = [...headings, ...headingsOf('docs/checkout-faults.md')].map(
  ({ page, anchor }) => `${path.basename(page, '.md')}#${anchor}`,
)

/** A string literal that ends with ids in brackets, outside of comments. */
const titleWithIds = /^(?!\s*\/\/).*?(['"`])((?:(?!\1).)*) \[([\w-]+#[^\]]+)\]\1/gm

/** The tests of a file whose titles end with an id, or with several: `[orders#refunds, orders#coupons]`. */
export const testsIn = (file: string, source: string): ProductTest[] =>
  [...source.matchAll(titleWithIds)].flatMap(([, , title = '', ids = '']) => ids.split(', ').map((id) => ({ id, file, title })))

/** The tests of the repository whose titles end with an id. */
export const productTests = (): ProductTest[] =>
  sourceFiles('.test.ts', '.test.tsx', '.spec.ts').flatMap((file) => testsIn(file, read(file)))

/** The headings without a test. */
export const withoutTest = (tests: readonly ProductTest[]): string[] =>
  headingIds.filter((id) => !(id in untested) && !tests.some((test) => test.id === id))

/** The ids of tests, and of `untested`, that name no heading. */
export const unknownIds = (tests: readonly ProductTest[]): string[] =>
  [...tests.map(({ id }) => id), ...Object.keys(untested)].filter((id) => !headingIds.includes(id))
