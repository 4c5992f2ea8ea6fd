import { expect, test } from '../../scripts/e2e/own-store.ts'
import { everyCase } from '../../scripts/lib/every-case.ts'
import * as faults from './faults.ts'
import { isOfBuild, lessonAddress, shelves, ReportedFailures } from './faults.ts'

test.use({ allowedConsole: [faults.provoked] })

// What a lesson loads for its video, once it is shown.
const [areaChunk, sharedLibrary, hostChunk] = [
  { owner: 'player', start: 'media.' },
  { owner: 'host', start: 'shared_platform_src_media_' },
  { owner: 'host', start: 'hls.' },
] as const

// An error event, a timeout, a script that throws and one that cannot be parsed. faults-area.spec.ts shows which faults are error events.
const tried = [[hostChunk, 'hang'], [hostChunk, 'throws'], [areaChunk, 'tampered']] as const
const alike = [[hostChunk, 'tampered'], [hostChunk, 'syntax error'], [sharedLibrary, 'tampered']] as const

for (const [{ owner, start }, fault] of everyCase ? [...tried, ...alike] : tried) {
  test(`lazy chunk, ${owner} ${start}, ${fault}: its part of the page shows an error, the rest of the page works, and a retry works`, async ({ page, store }) => {
    const release = await store.variant(owner, isOfBuild(fault) ? faults.brokenBuild(start, fault) : {})
    await store.promote(owner, release)
    const file = new RegExp(`/${owner}/${release}/${start.replace('.', '\\.')}`)
    const broken = isOfBuild(fault) ? null : await faults.breakFile(page, file, fault)
    const reported = new ReportedFailures(page)
    const elapsed = faults.stopwatch(page, file)

    const again = fault === 'hang' && page.waitForRequest((request) => file.test(request.url()) && request.url().includes('retry='))
    await page.goto(lessonAddress, { waitUntil: 'commit' })
    const part = page.getByRole('group', { name: '视频播放器' })
    if (fault === 'hang') {
      // The load times out and is retried. A page that is shown cannot switch to a fallback release, so the retry is awaited.
      await again
      expect(elapsed()).toBeLessThan(5_000)
    }
    await expect(part.getByRole('alert')).toContainText('视频加载失败，请检查网络后重试', { timeout: 14_000 })
    expect(elapsed()).toBeLessThan(fault === 'hang' ? 17_000 : 3_000)
    await reported.includes(owner, release, 'file')

    await faults.openLoginAndClose(page)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()

    broken?.mend()
    if (fault === 'throws') await faults.mendThrown(page)
    if (fault === 'syntax error') {
      await store.promote(owner, store.releases[owner])
      await page.reload()
    } else await part.getByRole('button', { name: '重试' }).click()
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
    await expect(shelves(page).first()).toBeVisible()
  })
}
