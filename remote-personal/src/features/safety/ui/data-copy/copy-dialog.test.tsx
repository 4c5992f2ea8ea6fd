import { screen, waitFor, within } from '@testing-library/react'
import type { DataCopy } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure } from '@xhkt/testing/render-page'
import { openSafety } from '../../testing/open-safety.tsx'

const read = 'GET /v1/user/data'
const ask = 'POST /v1/user/data'
const none: DataCopy = { state: 'none', progress: 0, size: 0, expires_at: 0 }
const working: DataCopy = { ...none, state: 'working', progress: 40 }
const ready: DataCopy = { state: 'ready', progress: 100, size: 2048, expires_at: Math.floor(Date.now() / 1000) + 1800 }

/** Looks only inside the dialog: the page behind it has a form with a code too. */
const dialog = () => within(screen.getByRole('dialog'))

async function open(answers: Answers) {
  const page = openSafety(answers)
  await page.openDialog('下载副本')
  return page
}
const submit = () => screen.getByRole('button', { name: '生成文件' })

test('a copy whose state is unknown is not asked for again', async () => {
  await open({ [read]: { ...none, state: 'unknown' } })
  expect(await screen.findByText('文件状态未知，请稍后再查看')).toBeVisible()
  expect(screen.queryByRole('button', { name: '生成文件' })).toBeNull()
})

test('a copy: is confirmed by a code, shows its progress, and is downloaded as it is [personal#a-copy-of-my-data]', async () => {
  const saved: string[] = []
  const blobs: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:copy', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  let asked = false
  let reads = 0
  const text = '{"profile":[{"phone":"13900000001"}]}'
  const page = await open({
    [read]: () => (asked ? ((reads += 1) > 1 ? ready : working) : none),
    [ask]: () => {
      asked = true
      return working
    },
    'GET /v1/user/data/file': ApiFailure.raw(text),
  })
  await page.user.type(await dialog().findByLabelText('验证码'), '123456')
  await page.user.click(submit())
  expect(await screen.findByRole('progressbar', { name: '生成进度' })).toHaveAttribute('aria-valuenow', '40')
  expect(await screen.findByText(/文件已生成，2.00KB/, {}, { timeout: 5000 })).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '下载文件' }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^学海课堂-个人信息副本-\d{4}-\d\d-\d\d\.json$/)]))
  expect(blobs[0]?.size).toBe(text.length)
  expect(page.sent(ask)).toEqual([{ sms_code: '123456' }])
})

test('the password: confirms instead of a code; a wrong one is refused at its field and stays', async () => {
  const page = await open({ [read]: none, [ask]: ApiFailure.refused(400009, '密码错误，请重新输入，或改用验证码') })
  await page.user.click(await screen.findByRole('button', { name: '改用登录密码验证' }))
  await page.user.click(submit())
  expect(screen.getByText('密码不能为空')).toBeVisible()
  await page.user.type(screen.getByLabelText('登录密码'), 'learn2026')
  await page.user.click(submit())
  await waitFor(() => expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('密码错误，请重新输入，或改用验证码'))
  expect(page.sent(ask)).toEqual([{ password: 'learn2026' }])
  expect(screen.getByLabelText('登录密码')).toHaveValue('learn2026')
})

test.each(failuresOf(ask))('a copy that fails by %s: says why, and keeps what was typed', async (_, failure, words) => {
  const page = await open({ [read]: none, [ask]: failure })
  await page.user.type(await dialog().findByLabelText('验证码'), '123456')
  await page.user.click(submit())
  expect(await screen.findByText(words)).toBeVisible()
  expect(dialog().getByLabelText('验证码')).toHaveValue('123456')
})

const download = 'GET /v1/user/data/file'
test.each(failuresOf(download))('a download that fails by %s: says why', async (_, failure, words) => {
  const page = await open({ [read]: ready, [download]: failure })
  await page.user.click(await screen.findByRole('button', { name: '下载文件' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: '下载文件' })).toBeVisible()
})

test('a file that cannot be downloaded any more: the form is shown again', async () => {
  let gone = false
  const page = await open({
    [read]: () => (gone ? none : ready),
    'GET /v1/user/data/file': () => {
      gone = true
      return ApiFailure.status(404)
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '下载文件' }))
  expect(await dialog().findByLabelText('验证码')).toBeVisible()
})
