import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { everyCase } from '../../scripts/lib/every-case.ts'
import { sourceFiles } from '../../scripts/lib/source-files.ts'
import { expect, signIn, test } from '../../scripts/e2e/fixtures.ts'
import { choosePhone, logInWithoutSlider } from '../../scripts/e2e/login.ts'

const buyer = '13800000001'
const other = '13800000002'
const lesson = '/live?course_id=1001&section_id=10010101'
const picture = { name: '封面.webp', mimeType: 'image/webp', buffer: readFileSync('scripts/commands/media/pictures/covers/01.webp') }

/** How a learner opens what a file shows over the page. */
interface Opening {
  address: string
  open: (page: Page) => Promise<unknown>
  /** A field in what is opened, and the text that is typed into it. The same learner finds the text again after an expiry. */
  typed?: [field: string, text: string]
  /** The page is public. For a visitor, something else replaces the button that opens the dialog. */
  isReplaced?: boolean
  /** Whether it is a dialog without a field, like that of the host. Such a case runs only with `XHKT_CASES=all`. */
  isAlike?: boolean
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click()
const pressControl = (name: string) => async (page: Page) => {
  await page.getByRole('group', { name: '视频播放器' }).hover()
  await page.getByRole('button', { name, exact: true }).click()
}
const fullElement = (page: Page) => page.evaluate(() => document.fullscreenElement !== null || document.pictureInPictureElement !== null)

const openings: Record<string, Opening> = {
  'host/src/shell/layout/confirm-dialog.tsx': { address: '/personal/reservation', open: press(/^取消预约/) },
  'remote-catalog/src/features/course-detail/ui/share/share-dialog.tsx': {
    address: '/courseDetail?course_id=1001',
    open: press(/分享/),
    isAlike: true,
  },
  'remote-personal/src/features/profile/ui/crop-dialog.tsx': {
    address: '/personal/personalData',
    open: (page) => page.getByLabel('选择头像图片').setInputFiles(picture),
    isAlike: true,
  },
  'remote-personal/src/features/safety/ui/dialog/safety-dialog.tsx': {
    address: '/personal/safety',
    open: press('更换手机号'),
    typed: ['验证码', '271828'],
  },
  'remote-player/src/common/player/keys/key-list.tsx': { address: lesson, open: pressControl('快捷键'), isAlike: true },
  'remote-player/src/common/player/model/use-full-screen.ts': { address: lesson, open: pressControl('全屏') },
  'remote-player/src/common/player/controls/picture-in-picture.tsx': { address: lesson, open: pressControl('画中画') },
  'shared/kit/src/agreement/dialog/agreement-dialog.tsx': {
    address: '/live?course_id=1014&section_id=10140102',
    open: press(/^签署协议/),
    typed: ['真实姓名', '林晓'],
    isReplaced: true,
  },
  'shared/kit/src/ui/picture-list/picture-viewer.tsx': { address: '/personal/feedback', open: press(/^查看.+ 1$/), isAlike: true },
}

/** Sources without an opening: the login opens without a session, and the demo shows dialogs of other folders. */
const ofNoSession = /^host\/src\/(session\/login-dialog|pages\/demo)\//
const found = sourceFiles('.ts', '.tsx').filter(
  (path) =>
    /^(host|remote-\w+|shared\/(kit|platform))\/src\//.test(path) &&
    !/\.test\.|\/testing\/|shared\/platform\/src\/antd/.test(path) &&
    !ofNoSession.test(path) &&
    /<Modal\b|<dialog\b|requestFullscreen|requestPictureInPicture/.test(readFileSync(path, 'utf8')),
)

test('every source file that shows a dialog, full screen or picture-in-picture is opened here [session#logout]', () => {
  expect(Object.keys(openings).sort()).toEqual(found.sort())
})

/** Ends the session as another tab of the browser does. */
async function endElsewhere(context: BrowserContext, how: 'logout' | 'expired'): Promise<void> {
  const tab = await context.newPage()
  await tab.goto('/downloadApp')
  await tab.evaluate((end) => {
    for (const name of ['xhkt_token', 'xhkt_expires']) document.cookie = `${name}=; Path=/; Max-Age=0`
    localStorage.setItem('xhkt_session_changed', `${end}.1.1`)
  }, how)
  await tab.close()
}

const shown = (page: Page) => page.locator('[role="dialog"], dialog[open]').filter({ visible: true }).filter({ hasNotText: /登录/ })

test.beforeEach(({ sandbox }) => sandbox.configure({ pc_check_graph_switch: 0 }))

for (const [file, { address, open, typed, isReplaced, isAlike = false }] of Object.entries(openings)) {
  if (isAlike && !everyCase) continue
  const name = /([^/]+)\.tsx?$/.exec(file)?.[1] ?? file
  // A logout unmounts the page, with all that is open in it. An expiry hides it. What was typed must be gone after the one, and there after
  // the other.
  for (const how of typed ? (['logout', 'expired'] as const) : (['expired'] as const)) {
    test(`${name} closes with a session that ends by ${how}`, async ({ page, context, sandbox }) => {
      await signIn(page, buyer)
      await page.goto(address)
      await open(page)
      const isFull = /use-full-screen|picture-in-picture/.test(file)
      if (isFull) await expect.poll(() => fullElement(page)).toBe(true)
      else await expect(shown(page)).toHaveCount(1)
      if (typed) await shown(page).getByLabel(typed[0], { exact: true }).fill(typed[1])

      await endElsewhere(context, how)
      await expect(shown(page)).toHaveCount(0)
      await expect.poll(() => fullElement(page)).toBe(false)

      const login = page.getByRole('dialog', { name: '登录' })
      const button = page.getByRole('banner').getByRole('button', { name: '登录' })
      // A page that needs a session opens the login by itself. A modal dialog that stays open unseen would make it inert.
      await expect(async () => {
        if (!(await login.isVisible())) await button.click({ timeout: 1000 })
        await expect(login).toBeVisible({ timeout: 1000 })
      }).toPass()
      await choosePhone(page)
      if (!typed || how === 'logout') {
        await logInWithoutSlider(page, sandbox, other)
        await expect(shown(page)).toHaveCount(0)
        return
      }
      await logInWithoutSlider(page, sandbox, buyer)
      if (isReplaced) await open(page)
      await expect(shown(page).getByLabel(typed[0], { exact: true })).toHaveValue(typed[1])
    })
  }
}
