import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'

const addresses = [
  '/',
  '/classified/index',
  '/courseDetail?course_id=1024',
  '/live?course_id=1001&section_id=10010101',
  '/payment?course_id=1003',
  '/personal/myCourse',
  '/personal/monthCalendar',
  '/personal/myOrder',
  '/personal/myCoupon',
  '/personal/safety',
]

/** Runs in the page: texts whose lines touch, and boxes that cut what is in them. A line that ends with … is meant to be cut. */
function unreadable(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    // Skips what is hidden, and texts for screen readers.
    if (width < 2 || height < 2 || style.visibility === 'hidden') continue
    const name = `${element.getAttribute('class') ?? ''} ${element.textContent.trim().slice(0, 20)}`
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
    if (hasText && Number.parseFloat(style.lineHeight) < 1.2 * Number.parseFloat(style.fontSize)) found.push(`lines touch: ${name}`)
    const isTooHigh = element.scrollHeight > element.clientHeight + 2
    const isTooWide = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2 && style.textOverflow !== 'ellipsis'
    const isCut = ((style.overflowY === 'hidden' && isTooHigh) || isTooWide) && style.webkitLineClamp === 'none'
    if (element.matches('[role=gridcell]') && isTooHigh) found.push(`is higher than its box: ${name}`)
    if (isCut && element.textContent.trim() !== '') found.push(`is cut: ${name}`)
  }
  return found
}

test('with 24 px as the font of the browser, no lines touch and nothing is cut [look#accessibility]', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await signIn(page, '13800000001')
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator('main [data-skeleton], main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('main h1').first()).toBeAttached()
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('21px')
    expect.soft(await page.evaluate(unreadable), address).toEqual([])
  }
  const names = page.getByRole('navigation', { name: '主导航' }).getByRole('link').locator('span')
  expect(await names.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)).toBe(0)
})
