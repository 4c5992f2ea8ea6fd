import { axe, expect, test } from '../../scripts/e2e/fixtures.ts'
import { press, tabTo } from '../../scripts/e2e/keyboard.ts'
import { address, chat, connected, desk, enter, field, player, send, write } from './live-room-page.ts'

// A broken line, as the tests make it, is an error of the browser's own.
test.use({ allowedConsole: [/WebSocket/] })

test('two learners talk, and both see what the teacher does', async ({ page, browser, appUrl }) => {
  const context = await browser.newContext({ baseURL: appUrl, reducedMotion: 'no-preference' })
  const other = await context.newPage()
  await Promise.all([enter(page, '13800000001'), enter(other, '13800000002')])

  await write(page, '大家好 https://example.com/讲义。')
  await expect(chat(other).getByText('大家好')).toBeVisible()
  await expect(chat(other).getByRole('link')).toHaveAttribute('rel', /noopener/)
  await write(other, '你好')
  const theirs = chat(page).getByText('你好', { exact: true })
  await expect(theirs).toBeVisible()
  // The list is one stop of Tab: arrow keys move in it, and Tab goes on to the buttons of a message.
  const list = chat(page).getByRole('log')
  await list.press('End')
  await expect(list.locator(':focus')).toContainText('你好')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('收到')
  await send(page)
  // The page of the author shows its own copy of what is answered.
  const answer = chat(other).getByText('收到').locator('..')
  await expect(answer).toContainText('：你好')
  await list.press('End')
  await page.keyboard.press('ArrowUp')
  for (const name of [/^回复/, /^屏蔽/]) {
    await page.keyboard.press('Tab')
    await expect(list.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(theirs).toBeHidden()
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(theirs).toBeVisible()
  await list.press('End')

  // The text crosses the picture within seconds, so the wait for it begins before it is sent.
  const passing = player(other).getByText('我们开始上课').waitFor({ state: 'attached' })
  await desk(page, 'message', { as: 'teacher', text: '我们开始上课' })
  await desk(page, 'notice', { text: '课后交作业' })
  for (const each of [page, other]) {
    await expect(chat(each).getByText('我们开始上课', { exact: true })).toBeVisible()
    await expect(chat(each).getByText('课后交作业')).toBeVisible()
  }
  // The text has crossed the picture, but not for a learner who asks for less motion.
  await passing
  await expect(player(page).getByText('我们开始上课')).toHaveCount(0)
  await chat(page).getByRole('button', { name: '只看老师' }).click()
  await expect(chat(page).getByText('你好', { exact: true })).toBeHidden()
  await chat(page).getByRole('button', { name: '只看老师' }).click()

  // A list that is scrolled back stands still. End leads past what it shows, to the newest message.
  await list.press('Home')
  await desk(page, 'message', { as: 'teacher', text: '休息五分钟' })
  await expect(chat(page).getByRole('button', { name: '1 条新消息' })).toBeVisible()
  await list.press('End')
  await expect(list.locator(':focus')).toContainText('休息五分钟')

  await page.getByRole('button', { name: '举手' }).click()
  await expect(page.getByRole('button', { name: '取消举手' })).toBeVisible()
  await desk(page, 'question', { text: '听懂了吗', options: ['懂了', '没懂'] })
  await page.getByRole('radio', { name: '懂了', exact: true }).check()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('1 人，100%', { exact: true })).toBeVisible()
  await axe(page)
  await expect(other.getByText('听懂了吗', { exact: true })).toBeVisible()

  await desk(page, 'mute', { muted: true })
  for (const each of [page, other]) await expect(chat(each).getByText('老师已开启全员禁言').first()).toBeVisible()
  await desk(page, 'mute', { muted: false })
  await expect(field(page)).toBeVisible()
  await axe(page)
  await context.close()
})

test('a refusal of each kind and each end of the chat show their message and a next step', async ({ page }) => {
  await enter(page, '13800000001')
  const stored = await page.waitForFunction(() => localStorage.getItem('xhkt_user'))
  const user_id = `u${(JSON.parse((await stored.jsonValue()) ?? '') as { user: { user_id: string } }).user.user_id}`

  await write(page, '有人代考吗')
  await expect(chat(page).getByText('消息里有不能发送的内容，请修改后再发')).toBeVisible()
  await axe(page)
  await chat(page).getByRole('button', { name: '修改' }).click()
  await expect(field(page)).toHaveValue('有人代考吗')

  // Some of each way on: chat-words.test.ts has the words of every code, and the sandbox's chat-sdk.test.ts what the vendor passes on.
  for (const [code, words] of [
    [10007, '您没有发言权限'],
    [10023, '发送太快，请稍后重发'],
    [99999, '消息没有发出，请重发'],
  ] as const) {
    await desk(page, 'refuse', { code })
    await write(page, `被拒绝 ${code}`)
    await expect(chat(page).getByText(`被拒绝 ${code}`).locator('..')).toContainText(words)
  }
  await desk(page, 'refuse', { code: 10010 })
  await write(page, '还开着吗')
  await expect(chat(page).getByText('聊天室已关闭，仍可以观看直播')).toBeVisible()
  await expect(chat(page).getByText('还开着吗').locator('..')).toContainText('聊天室已关闭，消息没有发出')
  await chat(page).getByRole('button', { name: '重新进入' }).click()
  await connected(page)

  await desk(page, 'mute', { muted: true, user_id })
  await expect(chat(page).getByText('您已被老师禁言，暂时不能发言')).toBeVisible()
  // A page that opens after the muting finds out only when it sends.
  await page.reload()
  await connected(page)
  await write(page, '我能说话吗')
  await expect(chat(page).getByText('您已被老师禁言，解除后可以重发')).toBeVisible()
  await desk(page, 'mute', { muted: false, user_id })
  // The page refuses a message within a second of the last one.
  await expect(async () => {
    const resend = chat(page).getByRole('button', { name: '重发' })
    if (await resend.isVisible()) await resend.click()
    await expect(chat(page).getByText('您已被老师禁言，解除后可以重发')).toBeHidden({ timeout: 300 })
  }).toPass()

  await desk(page, 'kick', { user_id, kind: 'userSigExpired' })
  await write(page, '凭证已经换新')
  await expect(chat(page).getByText('发送中…')).toBeHidden()
  await expect(chat(page).getByText('凭证已经换新')).toBeVisible()
  await connected(page)

  for (const [kind, words, way] of [
    ['multipleAccount', '您在另一个页面打开了聊天，这里只能看，不能发言', '在这里继续'],
    ['multipleDevice', '您的账号在另一台设备上打开了聊天', '在这里继续'],
    ['REST_API_Kick', '您已被老师请出聊天，仍可以观看直播', '重新进入'],
  ] as const) {
    await desk(page, 'kick', { user_id, kind })
    await expect(chat(page).getByText(words)).toBeVisible()
    await chat(page).getByRole('button', { name: way }).click()
    await connected(page)
  }

  await desk(page, 'drop')
  await desk(page, 'message', { as: 'teacher', text: '断线的时候说的' })
  await connected(page)
  await expect(chat(page).getByText('断线的时候说的', { exact: true })).toHaveCount(1)

  await desk(page, 'dismiss')
  await expect(chat(page).getByText('聊天室已关闭，仍可以观看直播')).toBeVisible()
  await axe(page)
  await desk(page, 'stage', { stage: 2 })
  await chat(page).getByRole('button', { name: '重新进入' }).click()
  await connected(page)
  await write(page, '又回来了')
  await expect(chat(page).getByText('又回来了')).toBeVisible()
})

test('by keyboard alone: controls, the chat in full screen, the hand over a reload, and a question', async ({ page }) => {
  await enter(page, '13800000002')
  const control = (name: string | RegExp) => player(page).getByRole('button', { name })
  await press(page, control('弹幕设置'))
  await expect(page.getByText('系统设置了减少动态效果，弹幕不显示')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(control('弹幕设置')).toBeFocused()

  await press(page, control(/^全屏/))
  await expect(control('退出全屏')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(player(page).locator(':focus')).toHaveCount(1)
  await press(page, control('发言'))
  const compact = player(page).getByRole('textbox', { name: '聊天内容' })
  await expect(compact).toBeFocused()
  await page.keyboard.type('全屏里说的')
  await page.keyboard.press('Enter')
  await expect(player(page).getByText('已发送')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(compact).toBeHidden()
  await expect(control('退出全屏')).toBeVisible()
  await page.keyboard.press('f')
  await expect(control(/^全屏/)).toBeVisible()
  await expect(chat(page).getByText('全屏里说的')).toBeVisible()

  await press(page, page.getByRole('button', { name: '举手' }))
  await expect(page.getByRole('button', { name: '取消举手' })).toBeVisible()
  await page.reload()
  await connected(page)
  await expect(page.getByRole('button', { name: '取消举手' })).toBeVisible()

  await desk(page, 'question', { text: '跟得上吗', options: ['跟得上', '太快了'] })
  const option = page.getByRole('radio', { name: '太快了' })
  await expect(option).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: '跟得上' }))
  await page.keyboard.press('ArrowDown')
  await expect(option).toBeChecked()
  await press(page, page.getByRole('button', { name: '提交' }))
  await expect(page.getByText('1 人，100%', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '老师的提问' })).toBeFocused()

  await press(page, chat(page).getByRole('button', { name: '表情' }))
  await expect(page.getByRole('button', { name: '笑脸' })).toBeFocused()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(chat(page).getByRole('button', { name: '表情' })).toBeFocused()
  await tabTo(page, field(page))
  await page.keyboard.type('键盘也能聊')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText('键盘也能聊')).toBeVisible()
})

test('two tabs of one learner: one writes, the other reads along and can take the chat back [live-chat#ends]', async ({ page }) => {
  await page.clock.install()
  await enter(page, '13800000002')
  const other = await page.context().newPage()
  await other.goto(address)
  await connected(other)
  const words = '您在另一个页面打开了聊天，这里只能看，不能发言'
  await expect(chat(page).getByText(words)).toBeVisible()
  await write(other, '在第二个标签页里说的')
  await expect(chat(other).getByText('在第二个标签页里说的')).toBeVisible()
  await expect(chat(other).getByText('发送中…')).toBeHidden()
  // The first tab asks the API every 10 s.
  await page.clock.fastForward(10_000)
  await expect(chat(page).getByText('在第二个标签页里说的')).toBeVisible()
  await chat(page).getByRole('button', { name: '在这里继续' }).click()
  await connected(page)
  await expect(chat(other).getByText(words)).toBeVisible()
  await write(page, '在第一个标签页里说的')
  await expect(chat(page).getByText('发送中…')).toBeHidden()
  await expect(chat(page).getByText('在第一个标签页里说的')).toBeVisible()
})

test('a visitor reads along, and gets a login to write', async ({ page }) => {
  await page.goto(address)
  await desk(page, 'message', { as: 'assistant', text: '欢迎大家' })
  await expect(chat(page).getByText('欢迎大家', { exact: true })).toBeVisible()
  await chat(page).getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})
