/** @jest-environment node */
import { sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()

const behindProxy = { 'x-forwarded-host': 'www.xuehai.example', 'x-forwarded-proto': 'https' }
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(sandbox.url + path, { headers })
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

test('robots.txt names the sitemap at the address of the browser, and excludes pages of one learner', async () => {
  const { type, text } = await read('/robots.txt', behindProxy)
  expect(type).toBe('text/plain; charset=utf-8')
  const lines = text.split('\n')
  expect(lines).toContain('Sitemap: https://www.xuehai.example/sitemap.xml')
  for (const path of ['/personal', '/payment', '/wx_pay', '/orderDetail']) expect(lines).toContain(`Disallow: ${path}`)
  // Crawlers that render a page need the API.
  expect(text).not.toContain('/v1')
  expect((await read('/robots.txt')).text).toContain(`Sitemap: ${sandbox.url}/sitemap.xml`)
})

test('the sitemap has every public page, category and course, once', async () => {
  const { type, text } = await read('/sitemap.xml', behindProxy)
  expect(type).toBe('application/xml; charset=utf-8')
  const found = [...text.matchAll(/<loc>https:\/\/www\.xuehai\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  const { list: categories } = await sandbox.data('GET /v1/menu')
  const { list: courses } = await sandbox.data('GET /v1/course/list', { query: { page_size: 50 } })
  expect(found).toEqual(expect.arrayContaining(['/', '/categories', '/aboutAndcontact/index/about']))
  expect(found).toEqual(expect.arrayContaining(categories.map(({ id }) => `/categories?course_category_id=${id}`)))
  expect(found).toEqual(expect.arrayContaining(courses.map(({ id }) => `/courseDetail?course_id=${id}`)))
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength(8 + categories.length + courses.length)
})
