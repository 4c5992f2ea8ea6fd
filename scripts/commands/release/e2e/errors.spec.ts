import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Beacon } from '@xhkt/contract/federation/beacon'
import { expect, test } from '../../../e2e/own-store.ts'
import { root } from '../../../lib/paths.mjs'

// The app and React log an error of a page that throws.
test.use({ allowedConsole: [/failed at|boom|preloaded using link preload/] })

/** A place in the section of the home page. An edit moves what follows by a few columns, within the same function. */
const throwsInSection = (name: string, text: string): string =>
  name === 'home.min.js' ? text.replace('"查看全部"', '(()=>{throw Error("boom")})()') : text

async function errorsOf(store: string, appUrl: string): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/commands/release/main.ts', 'errors', 'catalog', '--store', store, '--beacons', `${appUrl}/collector/beacons`]
  return (await promisify(execFile)(process.execPath, args, { cwd: path.resolve(root) })).stdout
}

/** In the page: whether the part of the host has run that loads at idle. It notes actions and counts the Web Vitals. */
const isObserved = (): boolean => {
  const lists = Object.entries(self as unknown as Record<string, unknown>).filter(([name]) => name.startsWith('webpackChunk'))
  return lists.some(([, chunks]) => (chunks as [string[]][]).some(([ids]) => ids.includes('idle')))
}

async function openObserved(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => page.evaluate(isObserved)).toBe(true)
}

test('an error in a browser is read with its place in the sources and what came before, by command and on the page', async ({ page, store, appUrl, request }) => {
  const broken = await store.variant('catalog', { edit: throwsInSection })
  await store.promote('catalog', broken)
  await openObserved(page, '/downloadApp')
  const reported = page.waitForRequest((one) => one.url().endsWith('/collector/beacons') && (one.postDataJSON() as Beacon).failures.length > 0)
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click()
  const { failures } = (await reported).postDataJSON() as Beacon
  expect(failures[0]).toMatchObject({ area: 'catalog', release: broken, step: 'render', page: '/' })
  expect(failures[0]?.actions?.slice(-2)).toEqual([expect.stringMatching(/^a [\w-]+\.\w+/), 'page /'])

  const place = /remote-catalog\/src\/features\/home\/ui\/section\.tsx:\d+:\d+ Section/
  await expect.poll(() => errorsOf(store.folder.place, appUrl)).toMatch(place)
  const text = await (await request.get('/collector')).text()
  expect(text).toMatch(place)
  expect(text).toContain(broken)
})

test('the Web Vitals of the page that was loaded reach the collector when the tab is left', async ({ page, request }) => {
  await openObserved(page, '/downloadApp')
  await page.goto('about:blank')
  await expect
    .poll(async () => (await request.get('/collector')).text())
    .toMatch(/<code>\/downloadApp<\/code><\/td><td>host<\/td><td><code>[^<]*<\/code><\/td><td><span>\d+ 毫秒 /)
})
