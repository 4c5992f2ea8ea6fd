import type { Evaluation, GroupBuy } from '@xhkt/contract'
import { expect, test } from '../../scripts/e2e/fixtures.ts'

const zalgo = Array.from('学海课堂', (letter) => letter + '\u0301\u0489\u030B'.repeat(2_500)).join('')
const texts = ['<img src=x onerror="window.hacked=1">', '好'.repeat(100_000), 'x'.repeat(20_000), zalgo, '\u202Egpj.exe \u0000\uD83D', '\n'.repeat(5_000)]
const names = ['<b>小红</b>', '😀'.repeat(10_000), zalgo, '\u202E王小明', ' ', 'W'.repeat(500)]

// The content security policy blocks a picture with a script. The page shows the first letter of the name instead.
test.use({ allowedConsole: [/^error: Loading the image '(?:javascript|data):/] })

test('a course page shows hostile evaluations and names without overflow, and runs nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/v1/course/evaluation/list?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { list: Evaluation[] } }
    const list = texts.map((text, index) => ({
      ...answer.data.list[0]!,
      ...{ evaluation_id: String(index + 1), text, reply: text, nickname: names[index]!, avatar: 'javascript:window.hacked=1', pictures: [] },
    }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } })
  })
  await page.route('**/v1/course/group/list?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { list: GroupBuy[] } }
    const list = answer.data.list.map((group, index) => ({ ...group, leader_name: names[index % names.length]!, leader_avatar: 'data:text/html,x' }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } })
  })
  await page.goto('/courseDetail?course_id=1001')
  await page.getByRole('navigation', { name: '课程内容' }).getByRole('link', { name: /学员评价/ }).click()
  const items = page.getByRole('list', { name: '评价列表' }).locator('> li')
  await expect(items).toHaveCount(texts.length)
  await expect(items.getByText('<img src=x onerror').first()).toBeVisible()
  const heights = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(500)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
