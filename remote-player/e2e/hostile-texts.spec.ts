import type { LiveMessage } from '@xhkt/contract'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { liveRoomIds } from '../../scripts/e2e/live-rooms.ts'

const { free: room } = liveRoomIds
const zalgo = Array.from('学海课堂', (letter) => letter + '\u0301\u0489\u030B'.repeat(2_500)).join('')

const texts = [
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  'javascript:window.hacked=1 https://a.example.com/?x="onclick="window.hacked=1',
  '好'.repeat(100_000),
  '\n'.repeat(5_000),
  'x'.repeat(20_000),
  `https://a.example.com/${'y'.repeat(1_500)}`,
  zalgo,
  '\u202Egpj.exe\u202C \u0000\u0007\uD83D 左右',
  '最后一条',
]
const names = ['<b>小红</b>', '😀'.repeat(50_000), `小${'\u0489'.repeat(3_000)}`, '\u202E王小明', ' \u0000 ', 'W'.repeat(500)]

const messages = texts.map(
  (text, index): LiveMessage => ({
    ...{ id: `${index + 1}`, sequence: index + 1, kind: 'text', text, sent_at: 1_700_000_000, at: 0 },
    user: { user_id: `u90${index}`, name: names[index % names.length]!, avatar: 'javascript:window.hacked=1', role: 'learner' },
  }),
)

test('a live room shows hostile messages and questions within their places, and runs nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/v1/live/room?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    const hostile = { messages, latest_sequence: messages.length, notice: zalgo + 'x'.repeat(20_000) }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...hostile } } })
  })
  await signIn(page, '13800000001')
  await page.goto(`/living?live_room_id=${room}`)
  const chat = page.getByRole('region', { name: '聊天' })
  await expect(chat).toHaveAttribute('data-connection', 'connected')
  await expect(chat.getByText('最后一条')).toBeVisible()
  const place = await chat.boundingBox()

  const log = chat.getByRole('log')
  await log.evaluate((list) => list.scrollTo(0, 0))
  await expect(chat.getByText('<img src=x onerror')).toBeVisible()
  await chat.getByRole('button', { name: '展开' }).first().click()
  await expect(chat.getByRole('button', { name: '收起' })).toBeAttached()
  await log.hover()
  await page.mouse.wheel(0, -200_000)

  const question = { live_room_id: room, text: zalgo.slice(0, 3_000), options: ['<b>甲</b>', '乙'.repeat(4_000), 'z'.repeat(4_000)] }
  await page.request.post('/sandbox/live/question', { data: question })
  const card = page.getByRole('region', { name: '老师的提问' })
  await expect(card.getByText('<b>甲</b>')).toBeVisible()
  const picture = (await page.getByRole('group', { name: '视频播放器' }).boundingBox())!
  const cardPlace = (await card.boundingBox())!
  expect(cardPlace.height).toBeLessThanOrEqual(picture.height)
  await card.getByRole('radio').first().check()
  await card.getByRole('button', { name: '提交' }).click()
  await expect(card.getByText('1 人，100%')).toBeVisible()

  expect(await chat.boundingBox()).toEqual(place)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
