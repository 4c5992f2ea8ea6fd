import { act, screen, waitFor, within } from '@testing-library/react'
import type { Feedback } from '@xhkt/contract'
import { useAuth } from '@xhkt/platform/auth'
import { localJson } from '@xhkt/platform/storage'
import { signInLearner } from '@xhkt/testing/answer-calls'
import { failuresOf } from '@xhkt/testing/failures-of'
import { installPictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import FeedbackPage from './feedback-page.tsx'

const get = 'GET /v1/user/feedback/list'
const send = 'POST /v1/user/feedback'
const uploadName = 'POST /v1/user/feedback/img'
const feedback = (changes: Partial<Feedback> = {}): Feedback => ({
  ...{ feedback_id: '1', kind: 2, text: '视频在晚上经常卡住，换了线路也一样', pictures: [], created_at: 1_800_000_000, answers: [] },
  ...changes,
})
const listOf = (list: Feedback[], page = 1, total = list.length) => ({ list, total, page, page_size: 20 })
const picture = { picture_id: '9', url: '/media/pictures/9.jpg', expires_at: 4_000_000_000 }
const text = '视频在晚上经常卡住，换了线路也一样'

beforeEach(() => void installPictureCanvas())

function open(answers: Answers = {}, address = '/personal/feedback') {
  const all = { 'GET /v1/sys/config': ApiFailure.network(), [get]: listOf([]), ...answers }
  const page = renderPage(<FeedbackPage />, { address, session: true, answers: all })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

async function openForm(answers: Answers = {}, name = '写反馈') {
  const page = open(answers)
  await page.user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('form', { name: '写反馈' })
  return page
}
const content = () => screen.getByRole('textbox', { name: '反馈内容' })
const submit = () => screen.getByRole('button', { name: '提交反馈' })

describe('the list', () => {
  test('shows kind, text, pictures and the answers in a thread [personal#feedback]', async () => {
    const answers = [
      { text: '正在排查', at: 1_800_003_600 },
      { text: '已经修复', at: 1_800_090_000 },
    ]
    open({ [get]: listOf([feedback({ pictures: [picture], answers }), feedback({ feedback_id: '2', kind: 5 })]) })
    const row = within(await screen.findByRole('listitem', { name: /^视频播放反馈/ }))
    expect(row.getByText('已回复')).toBeVisible()
    expect(within(row.getByRole('list', { name: '回复' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('正在排查'),
      expect.stringContaining('已经修复'),
    ])
    expect(row.getByRole('button', { name: '查看反馈图片 1' })).toBeVisible()
    expect(within(screen.getByRole('listitem', { name: /^功能建议反馈/ })).getByText('待回复')).toBeVisible()
  })

  test('has its page in the address', async () => {
    const { sent } = open({ [get]: listOf([feedback()], 2, 30) }, '/personal/feedback?page=2')
    expect(await screen.findByRole('link', { name: '上一页' })).toHaveAttribute('href', '/personal/feedback')
    expect(sent(get)[0]?.query).toEqual({ page: '2' })
  })

  test('says that it is empty, and offers a way on', async () => {
    open()
    expect(await screen.findByText('还没有提交过反馈', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('link', { name: '联系我们' })).toBeVisible()
  })
})

describe('the form', () => {
  test('sends kind, text and pictures once, and the list is requested again [personal#feedback]', async () => {
    const { user, sent } = await openForm({ [uploadName]: picture, [send]: feedback() })
    await user.selectOptions(screen.getByRole('combobox', { name: '反馈类型' }), '视频播放')
    await user.type(content(), ` ${text} `)
    await user.upload(screen.getByLabelText('图片（选填）'), pictureFile('截图.png', 'png'))
    await screen.findByRole('button', { name: '移除 截图.png' })
    await user.dblClick(submit())
    expect(await screen.findByText('反馈已提交，我们会尽快回复')).toBeVisible()
    expect(sent(send).map(({ body }) => body)).toEqual([{ kind: 2, text, picture_ids: ['9'] }])
    await waitFor(() => expect(sent(get)).toHaveLength(2))
    expect(screen.getByRole('button', { name: '写反馈' })).toHaveFocus()
  })

  test('says what is missing beside each field, and sends nothing', async () => {
    const { user, sent } = await openForm()
    await user.click(submit())
    expect(screen.getByText('请选择反馈类型')).toBeVisible()
    expect(screen.getByText('请填写反馈内容，至少 10 个字')).toBeVisible()
    expect(screen.getByRole('combobox', { name: '反馈类型' })).toHaveFocus()
    await user.type(content(), '太短了    ')
    await user.click(submit())
    expect(screen.getByText('反馈内容至少 10 个字，还差 7 个字')).toBeVisible()
    expect(sent(send)).toEqual([])
  })

  test('waits for its pictures', async () => {
    const { user, sent } = await openForm({ [uploadName]: () => new Promise(() => undefined) })
    await user.selectOptions(screen.getByRole('combobox', { name: '反馈类型' }), '其他')
    await user.type(content(), text)
    await user.upload(screen.getByLabelText('图片（选填）'), pictureFile('截图.png', 'png'))
    await screen.findByRole('button', { name: '取消上传 截图.png' })
    await user.click(submit())
    expect(screen.getByText('图片还在上传，请稍候再提交')).toBeVisible()
    expect(sent(send)).toEqual([])
  })

  test.each(failuresOf(send))('keeps everything when it fails by %s', async (_, failure, words) => {
    const { user } = await openForm({ [send]: failure })
    await user.selectOptions(screen.getByRole('combobox', { name: '反馈类型' }), '其他')
    await user.type(content(), text)
    await user.click(submit())
    expect(await screen.findByText(words)).toBeVisible()
    expect(content()).toHaveValue(text)
  })
})

describe('the draft', () => {
  const key = 'xhkt_feedback_draft.1'
  const stored = { kind: '2', text: '写到一半', pictures: [picture, { ...picture, picture_id: '8', expires_at: 1 }], changed_at: Date.now() }

  test('survives a reload with its pictures, except those that the server has removed [personal#feedback]', async () => {
    localJson.set(key, stored)
    await openForm({}, '继续填写')
    expect(screen.getByRole('combobox', { name: '反馈类型' })).toHaveValue('2')
    expect(content()).toHaveValue('写到一半')
    expect(screen.getAllByRole('button', { name: /^移除/ })).toHaveLength(1)
  })

  test('is kept while the learner types, and is removed with its last text', async () => {
    const { user } = await openForm()
    await user.type(content(), '半句')
    expect(localStorage.getItem(key)).toContain('半句')
    await user.clear(content())
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('of another learner is neither shown nor overwritten [personal#feedback]', async () => {
    localJson.set('xhkt_feedback_draft.2', stored)
    const { user } = await openForm()
    await user.type(content(), '我的')
    expect(content()).toHaveValue('我的')
    expect(localStorage.getItem('xhkt_feedback_draft.2')).toContain('写到一半')
  })

  test('stays when the form opens before the learner is known', async () => {
    localJson.set(key, stored)
    const page = open()
    act(() => useAuth.setState({ user: null }))
    await page.user.click(await screen.findByRole('button', { name: '写反馈' }))
    await screen.findByRole('form', { name: '写反馈' })
    act(() => signInLearner())
    expect(localStorage.getItem(key)).toContain('写到一半')
  })

  test('is sent with the same key after a reload, and with a new key after a change of the text [personal#feedback]', async () => {
    localJson.set(key, { ...stored, text })
    const keys: (string | undefined)[] = []
    for (const more of ['', '', '。']) {
      const { user, sent, unmount } = await openForm({ [send]: ApiFailure.network() }, '继续填写')
      if (more) await user.type(content(), more)
      await user.click(submit())
      await waitFor(() => expect(sent(send)).toHaveLength(1))
      keys.push(sent(send)[0]?.headers['Idempotency-Key'])
      unmount()
    }
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })

  test('that a link has filled in is sent with the same key after a reload', async () => {
    const address = `/personal/feedback?${new URLSearchParams({ kind: '2', text })}`
    const keys: (string | undefined)[] = []
    for (let opening = 0; opening < 2; opening++) {
      const { user, sent, unmount } = open({ [send]: ApiFailure.network() }, address)
      await screen.findByRole('form', { name: '写反馈' })
      expect(content()).toHaveFocus()
      expect(content()).toHaveProperty('selectionStart', text.length)
      await user.click(submit())
      await waitFor(() => expect(sent(send)).toHaveLength(1))
      keys.push(sent(send)[0]?.headers['Idempotency-Key'])
      unmount()
    }
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test.each([
    ['its kind is damaged', { kind: 7 }],
    ['a picture is damaged', { pictures: [{ url: 7 }] }],
    ['its time is damaged', { changed_at: 'yesterday' }],
    ['its last attempt is damaged', { attempt: 'x' }],
  ])('keeps its text when %s [answers#stored-values]', async (_, damage) => {
    localStorage.setItem(key, JSON.stringify({ ...stored, ...damage }))
    await openForm({}, '继续填写')
    expect(content()).toHaveValue(stored.text)
  })

  test('is removed once the feedback is sent', async () => {
    localJson.set(key, { ...stored, text })
    const { user } = await openForm({ [send]: feedback() }, '继续填写')
    await user.click(submit())
    expect(await screen.findByText('反馈已提交，我们会尽快回复')).toBeVisible()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test.each([['no JSON of ours', '{"kind":1}'], ['31 days old', JSON.stringify({ ...stored, changed_at: Date.now() - 31 * 86_400_000 })]])(
    'that is %s is ignored',
    async (_, value) => {
      localStorage.setItem(key, value)
      open()
      expect(await screen.findByRole('button', { name: '写反馈' })).toBeVisible()
    },
  )
})
