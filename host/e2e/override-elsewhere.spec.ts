import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildElsewhere } from '../../scripts/e2e/another-bundler.ts'
import { expect, signIn, test as base } from '../../scripts/e2e/fixtures.ts'
import { serveFolders } from '../../scripts/e2e/serve-folders.ts'

/** `test` with a developer's machine, which serves remotes that were built outside of the workspace, each below its name. */
const test = base.extend<object, { machine: string }>({
  machine: [
    async ({}, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'elsewhere-'))
      const build = (bundler: string, react?: string) => buildElsewhere(place, { bundler, container: `shop_${bundler.replace('-', '_')}${react ? '_18' : ''}`, react })
      const folders = ['webpack', 'rspack', 'module', 'webpack-core'].map((bundler) => [bundler, build(bundler)] as const)
      const server = await serveFolders({ ...Object.fromEntries(folders), wrong: build('rspack', '^18.2.0') })
      await use(server.url)
      server.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  runtimeConfig: [async ({ machine }, use) => use({ overrides: [machine] }), { scope: 'worker' }],
  // The override logs a warning, and the preloads of the live release stay unused. An ES module is first tried as a script.
  allowedConsole: [/开发覆盖|preload|manifest\.json|import\.meta|Unexpected token|Cannot use/],
})

test.describe.configure({ mode: 'default' })

const badge = (page: Page) => page.getByRole('complementary', { name: '非线上版本' })
const open = (page: Page, address: string) => page.goto(`/payment?course_id=1002&xhkt_override=${encodeURIComponent(`checkout@${address}`)}`)

/** Shows that the remote has the session, and so the React and the platform, of the host. */
async function expectRunning(page: Page, address: string): Promise<void> {
  await signIn(page, '13800000001')
  await open(page, address)
  await expect(page.getByRole('heading', { name: 'built elsewhere, for a learner' })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await page.getByRole('button', { name: 'more' }).click()
  await expect(page.getByText('loaded later')).toBeVisible()
  await expect(badge(page)).toContainText(`开发覆盖（未校验文件）：checkout → ${address}`)
}

const withManifest = [
  ['webpack', "webpack with federation's plugin"],
  ['rspack', 'Rspack'],
  ['module', 'webpack as an ES module'],
] as const

for (const [bundler, builder] of withManifest) {
  test(`a remote built by ${builder} runs by its manifest in the place of an area, and is marked`, async ({ page, machine }) => {
    await expectRunning(page, `${machine}/${bundler}/mf-manifest.json`)
    await badge(page).getByRole('button', { name: '回到线上版本' }).click()
    await expect(page.getByRole('heading', { name: 'built elsewhere, for a learner' })).toBeHidden()
  })
}

for (const [bundler, builder] of [...withManifest, ['webpack-core', 'webpack alone'] as const]) {
  test(`a remote built by ${builder} runs by its container`, async ({ page, machine }) => expectRunning(page, `${machine}/${bundler}/remoteEntry.js`))
}

test.describe('a remote that takes React 18 alone', () => {
  test.use({ allowedConsole: [/Override|开发覆盖|preload|failed at|does not satisfy|RUNTIME|React/] })

  for (const file of ['mf-manifest.json', 'remoteEntry.js']) {
    test(`says so on the screen and in the console, by ${file}`, async ({ page, machine }) => {
      await signIn(page, '13800000001')
      const said = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith('Override'))
      const address = `${machine}/wrong/${file}`
      await open(page, address)
      await expect(badge(page).getByRole('alert')).toHaveText(new RegExp(`开发覆盖无法运行：checkout → ${address} 需要 react \\^18\\.2\\.0，本站提供 19\\.\\d+\\.\\d+`))
      expect((await said).text()).toMatch(new RegExp(`^Override checkout → ${address}: it needs react \\^18\\.2\\.0, and this site provides 19\\.\\d+\\.\\d+$`))
      await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible()
    })
  }
})

test('a manifest that is none is refused with its reason, and the live release stays', async ({ page, machine }) => {
  await signIn(page, '13800000001')
  await open(page, `${machine}/webpack/routes.json`)
  await expect(badge(page).getByRole('alert')).toContainText('no mf-manifest.json of a remote')
  await expect(page.getByRole('heading', { name: 'built elsewhere, for a learner' })).toBeHidden()
})
