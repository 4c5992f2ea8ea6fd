import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen } from '@testing-library/react'
import { createElement, lazy, Suspense } from 'react'
import { answerErrors, type CallName } from '@xhkt/contract/answer-errors'
import { endpoints } from '@xhkt/contract/endpoints'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Pages } from '@xhkt/contract/federation/route-manifest'
import { type Answers, type ApiCall, renderPage } from '@xhkt/testing/render-page'
import { packageDir, root } from '../../build/paths.ts'

interface Operation {
  responses: { 200: { content: Record<string, { examples?: Record<string, { value?: { data: unknown } }> } | undefined> } }
}

const document = JSON.parse(readFileSync(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation | undefined> | undefined>
}

/** The first example of a call: what a stock mock server answers. */
function exampleFor(call: string): unknown {
  const [method = '', url = ''] = call.split(' ')
  const content = document.paths[url]?.[method.toLowerCase()]?.responses[200].content
  return content?.['application/json']?.examples?.success?.value?.data
}

const calls = (Object.keys(endpoints) as CallName[]).filter((call) => !('download' in endpoints[call]))

test.each(calls)('the example of %s keeps the contract', (call) => {
  expect(answerErrors(call, exampleFor(call))).toEqual([])
})

test('a session of the examples lasts two hours', () => {
  expect(exampleFor('POST /v1/login/register')).toMatchObject({ expires_in: 7200 })
})

/** What a mock server answers to every call. */
const answers = new Proxy({}, { get: () => ({ name }: ApiCall) => exampleFor(name) }) as Answers

/** The pages of an owner, from its folder. */
async function pagesOf(owner: Owner): Promise<Pages> {
  const file = path.join(packageDir(owner), 'src', owner === 'host' ? 'pages/host-pages.ts' : 'entry.tsx')
  const { pages, hostPages } = (await import(file)) as { pages?: Pages; hostPages?: Pages }
  return pages ?? hostPages ?? {}
}

test.each<[name: string, owner: Owner, page: string, address: string, texts: string[]]>([
  ['home', 'catalog', 'home', '/home', ['高中数学二轮复习', '新人立减 20 元']],
  ['a course', 'catalog', 'course-detail', '/courseDetail?course_id=1001', ['高中数学二轮复习', '立即购买']],
  ['a login', 'host', 'login', '/login', ['登录']],
  ['an order before it is made', 'checkout', 'payment', '/payment?course_id=1001', ['提交订单']],
  ['a payment', 'checkout', 'wx-pay', '/wx_pay?order_no=20261128000001', ['¥199.00']],
  ['my courses', 'personal', 'my-course', '/personal/myCourse', ['高中数学二轮复习']],
])('a mock server that answers the examples carries %s', async (name, owner, page, address, texts) => {
  const pages = await pagesOf(owner)
  const Page = lazy(pages[page] ?? (() => Promise.reject(new Error(`no page ${page}`))))
  const shown = createElement(Suspense, null, createElement(Page))
  renderPage(shown, { address, answers, session: name !== 'a login' })
  for (const text of texts) expect((await screen.findAllByText(text, { exact: false }, { timeout: 10_000 }))[0]).toBeVisible()
})
