import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { findLesson, lessonUrl, Player, savedPosition } from './lesson-page.ts'

// Only a tab crashes here. A crash of the whole browser and a loss of power: `npm run check:crashes`.

test.use({ allowedConsole: [/Failed to load resource/] })

test('a tab that crashes while the server fails loses 5 s at most; before the crash no other tab takes its reports [courses#study-progress]', async ({ page, context, sandbox }) => {
  await signIn(page, '13800000001')
  const mine = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.duration >= 60)
  const { section_id } = mine.lesson
  const another = await findLesson(page, (lesson, course) => lesson.type === 1 && course.owned && lesson.section_id !== section_id)
  await sandbox.fault({ match: '/v1/video/study/report', status: 503 })
  const player = new Player(page)
  await page.goto(lessonUrl(mine))
  await player.passes(6)
  const other = await context.newPage()
  await other.goto(lessonUrl(another))
  await expect(other.getByRole('button', { name: '在此播放' })).toBeVisible()
  await player.passes(13)

  const position = await player.position()
  const crash = page.waitForEvent('crash')
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined)
  await crash
  await page.close()
  await sandbox.clearFaults()
  await other.reload()
  await expect.poll(() => savedPosition(other, mine)).toBeGreaterThan(position - 5)
})
