import type { Page } from '@playwright/test'
import { expect, test } from '../../scripts/e2e/fixtures.ts'
import { closedSamples, openSamples } from '@xhkt/testing/hostile-samples'

// The policy reports what the samples try. The test checks that none of it has an effect.
test.use({ allowedConsole: [/Content Security Policy|Refused to|net::ERR_|Failed to load resource/i] })

const deep = `<p>${'<blockquote>'.repeat(20_000)}深处${'</blockquote>'.repeat(20_000)}</p>`

/** Opens a course with this introduction. Returns the requested addresses outside the app. */
async function openWith(page: Page, introduction: string): Promise<string[]> {
  const outside: string[] = []
  await page.context().route(/evil\.example/, (route) => {
    outside.push(route.request().url())
    return route.abort()
  })
  await page.route(/\/x$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }))
  await page.route('**/v1/course/detail?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, introduction } } })
  })
  await page.goto('/courseDetail?course_id=1001')
  await expect(page.getByRole('region', { name: '课程介绍' })).toContainText('开头')
  return outside
}

async function expectHarmless(page: Page, outside: string[]): Promise<void> {
  // By the time this answers, anything that the text requests by itself would have been requested.
  await page.evaluate(() => fetch('/x'))
  const forbidden = 'script, style, svg, math, iframe, object, embed, form, input, button, template, link, meta, base, [style], [id], [name], [srcset]'
  const introduction = page.getByRole('region', { name: '课程介绍' })
  expect(await introduction.locator(`h2 ~ * :is(${forbidden})`).count()).toBe(0)
  const found = await introduction.evaluate((section) => {
    const all = [...section.querySelectorAll('*')]
    const attributes = all.flatMap((element) => element.getAttributeNames())
    return {
      handlers: attributes.filter((name) => name.startsWith('on')),
      links: [...section.querySelectorAll('a[href]')].filter((link) => !/^(https?|mailto|tel):/.test((link as HTMLAnchorElement).href) || !link.matches('[rel~=noopener]')).length,
      hacked: 'hacked' in window,
    }
  })
  expect(found).toEqual({ handlers: [], links: 0, hacked: false })
  expect(outside, 'nothing outside of the app is asked for').toEqual([])
}

test('hostile texts are shown; they run nothing, request nothing and change nothing', async ({ page }) => {
  const html = `<p>开头</p>${closedSamples.map(([sample]) => sample).join('')}${deep}`
  const outside = await openWith(page, html)
  const introduction = page.getByRole('region', { name: '课程介绍' })
  // Each piece is clicked; none leads away.
  for (const link of await introduction.getByText('点', { exact: true }).all()) {
    if (!(await link.getAttribute('href'))) await link.click()
  }
  await introduction.getByText('正文').first().hover()
  await expectHarmless(page, outside)
  await expect(page).toHaveURL('/courseDetail?course_id=1001')
  await expect(page).toHaveTitle(/课程详情$/)
  await expect(page.locator('#root')).toHaveCount(1)
})

test('an unclosed hostile text does not swallow the rest of the page', async ({ page }) => {
  for (const [sample] of openSamples) {
    const outside = await openWith(page, `<p>开头</p>${sample}`)
    await expect(page.getByRole('region', { name: '课程目录' })).toBeVisible()
    await expectHarmless(page, outside)
    await page.unrouteAll()
  }
})
