import { screen, within } from '@testing-library/react'
import type { Order, RefundPreview } from '@xhkt/contract'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'
import { failuresOf } from '@xhkt/testing/failures-of'
import { installPictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { sampleOrder } from '@xhkt/testing/sample-order'
import { OwnOrder } from './own-order/own-order.tsx'
import { useOrder } from './use-order.ts'

const paid = (changes: Partial<Order> = {}) =>
  sampleOrder({ status: 2, paid_at: 1_800_000_060, refund_deadline: Math.floor(Date.now() / 1000) + 3600, ...changes })

function Page() {
  const { data, refetch } = useOrder('77')
  return data ? <OwnOrder order={data} reload={() => void refetch()} /> : null
}

async function open(action: string, answers: Answers) {
  const page = renderPage(<Page />, {
    session: true,
    answers: {
      'GET /v1/order/detail': paid(),
      'GET /v1/course/detail': ApiFailure.network(),
      'GET /v1/user/study/section': { list: [] },
      ...answers,
    },
  })
  await page.user.click(await screen.findByRole('button', { name: action }))
  const form = await screen.findByRole('form', { name: action })
  return { ...page, form: within(form), sent: (call: string) => page.calls.filter(({ name }) => name === call) }
}

const tags = { list: Array.from({ length: 7 }, (_, at) => ({ id: String(at + 1), name: `标签${at + 1}` })) }

describe('the evaluation', () => {
  const call = 'POST /v1/user/order/evaluate'
  const openForm = (answers: Answers = {}) => open('评价课程', { 'GET /v1/evaluate/tags': tags, ...answers })
  const submit = () => screen.getByRole('button', { name: '提交评价' })

  test('sends score, tags and text once, and shows the order as it is then [orders#evaluations]', async () => {
    const { user, form, sent } = await openForm({ [call]: paid({ status: 4, evaluated: true }) })
    await user.click(form.getByRole('radio', { name: '4 星，满意' }))
    await user.click(await form.findByRole('checkbox', { name: '标签2' }))
    await user.type(form.getByRole('textbox'), ' 讲得清楚 ')
    await user.dblClick(submit())
    expect(await screen.findByRole('heading', { name: '已完成' })).toBeVisible()
    expect(screen.getByText('评价成功，感谢您的评价')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(sent(call).map(({ body }) => body)).toEqual([{ order_no: '77', score: 4, tag_ids: ['2'], text: '讲得清楚', picture_ids: [] }])
    expect(sent(call)[0]?.headers).toHaveProperty('Idempotency-Key')
  })

  test('sends its pictures in their order [orders#evaluations]', async () => {
    installPictureCanvas()
    let nth = 10
    const { user, form, sent } = await openForm({
      [call]: paid({ status: 4, evaluated: true }),
      'POST /v1/user/order/evaluate/img': () => ({ picture_id: String(++nth), url: `/media/pictures/${nth}.jpg`, expires_at: 1_900_000_000 }),
    })
    await user.click(form.getByRole('radio', { name: '5 星，非常满意' }))
    await user.upload(form.getByLabelText('评价图片（选填）'), pictureFile('甲.jpg'))
    await form.findByRole('button', { name: '移除 甲.jpg' })
    await user.upload(form.getByLabelText('评价图片（选填）'), pictureFile('乙.jpg'))
    await form.findByRole('button', { name: '移除 乙.jpg' })
    await user.click(submit())
    expect(await screen.findByText('评价成功，感谢您的评价')).toBeVisible()
    expect(sent(call)).toMatchObject([{ body: { picture_ids: ['11', '12'] } }])
  })

  test('needs a score, and moves the focus to it; arrow keys choose', async () => {
    const { user, form, sent } = await openForm()
    await user.click(submit())
    expect(form.getByText('请先选择评分')).toBeVisible()
    expect(form.getByRole('radio', { name: '1 星，非常不满意' })).toHaveFocus()
    await user.keyboard(' {ArrowRight}{ArrowRight}')
    expect(form.getByRole('radio', { name: '3 星，一般' })).toBeChecked()
    expect(form.queryByText('请先选择评分')).toBeNull()
    expect(sent(call)).toHaveLength(0)
  })

  test('takes at most 5 tags and 500 characters [orders#evaluations]', async () => {
    const { user, form } = await openForm()
    for (const nth of [1, 2, 3, 4, 5]) await user.click(await form.findByRole('checkbox', { name: `标签${nth}` }))
    expect(form.getByRole('checkbox', { name: '标签6' })).toBeDisabled()
    await user.click(form.getByRole('checkbox', { name: '标签1' }))
    expect(form.getByRole('checkbox', { name: '标签6' })).toBeEnabled()
    await user.click(form.getByRole('textbox'))
    await user.paste('好'.repeat(600))
    expect(form.getByRole('textbox')).toHaveValue('好'.repeat(500))
    expect(form.getByText('500/500')).toBeVisible()
  })

  test('keeps what is entered when it fails', async () => {
    const { user, form, sent } = await openForm({ [call]: ApiFailure.network() })
    await user.click(form.getByRole('radio', { name: '5 星，非常满意' }))
    await user.click(await form.findByRole('checkbox', { name: '标签3' }))
    await user.type(form.getByRole('textbox'), '很好')
    await user.click(submit())
    expect(await screen.findByText('网络异常')).toBeVisible()
    expect(form.getByRole('radio', { name: '5 星，非常满意' })).toBeChecked()
    expect(form.getByRole('checkbox', { name: '标签3' })).toBeChecked()
    expect(form.getByRole('textbox')).toHaveValue('很好')
    await user.click(submit())
    const [first, second] = sent(call).map(({ headers }) => headers['Idempotency-Key'])
    expect(second).toBe(first)
  })

  test.each(failuresOf(call))('after %s the evaluation says why and keeps what is entered', async (_, failure, words) => {
    const { user, form } = await openForm({ [call]: failure })
    await user.click(form.getByRole('radio', { name: '5 星，非常满意' }))
    await user.type(form.getByRole('textbox'), '很好')
    await user.click(submit())
    expect(await screen.findByText(words)).toBeVisible()
    expect(form.getByRole('textbox')).toHaveValue('很好')
  })

  test('works without its tags, which can be requested again', async () => {
    let up = false
    const { user, form } = await openForm({ 'GET /v1/evaluate/tags': () => (up ? tags : ApiFailure.status(503)) })
    expect(await form.findByText('课程标签加载失败')).toBeVisible()
    up = true
    await user.click(form.getByRole('button', { name: '重试' }))
    expect(await form.findByRole('checkbox', { name: '标签7' })).toBeVisible()
  })

  test('is closed without a trace', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('button', { name: '暂不评价' }))
    expect(screen.queryByRole('form')).toBeNull()
  })

  test.each<[string, (entered: Awaited<ReturnType<typeof openForm>>) => Promise<void>]>([
    ['a score', ({ user, form }) => user.click(form.getByRole('radio', { name: '4 星，满意' }))],
    ['a tag', async ({ user, form }) => user.click(await form.findByRole('checkbox', { name: '标签2' }))],
    ['a text', ({ user, form }) => user.type(form.getByRole('textbox'), '很好')],
  ])('with %s it guards the page until it is closed [forms#unsaved-changes]', async (_, enter) => {
    const page = await openForm()
    expect(isLeavingGuarded()).toBe(false)
    await enter(page)
    expect(isLeavingGuarded()).toBe(true)
    await page.user.click(screen.getByRole('button', { name: '暂不评价' }))
    expect(isLeavingGuarded()).toBe(false)
  })

  test('once it is sent it guards the page no longer', async () => {
    const { user, form } = await openForm({ [call]: paid({ status: 4, evaluated: true }) })
    await user.click(form.getByRole('radio', { name: '4 星，满意' }))
    await user.click(submit())
    expect(await screen.findByText('评价成功，感谢您的评价')).toBeVisible()
    expect(isLeavingGuarded()).toBe(false)
  })
})

describe('the request for a refund', () => {
  const call = 'POST /v1/order/refund'
  const preview: RefundPreview = {
    possible: true,
    why: '',
    message: '',
    deadline: 1_800_000_000,
    studied_share: 0.12,
    limit: 1 / 3,
    amount: 9900,
    reasons: ['没有时间学习', '其他原因'],
  }
  const refunded = paid({
    status: 5,
    refund: { state: 'requested', amount: 9900, reason: '没有时间学习', text: '', requested_at: 1, answered_at: 0, answer: '' },
  })
  const openForm = (answers: Answers = {}) => open('申请退款', { 'GET /v1/order/refund/preview': preview, ...answers })

  test('shows amount, deadline and studied share before it is sent', async () => {
    const { form } = await openForm()
    expect(form.getByText('¥99.00')).toBeVisible()
    expect(form.getByText('2027-01-15 16:00:00')).toBeVisible()
    expect(form.getByText('已学习 12%，须低于 33%')).toBeVisible()
    expect(form.getByText(/待付款的续费订单同时取消/)).toBeVisible()
  })

  test('needs a reason, sends it with what the learner adds, and shows the progress', async () => {
    const { user, form, sent } = await openForm({ [call]: refunded })
    await user.click(form.getByRole('button', { name: '提交申请' }))
    expect(form.getByText('请选择退款原因', { selector: 'p' })).toBeVisible()
    expect(form.getByRole('combobox')).toHaveFocus()
    await user.selectOptions(form.getByRole('combobox'), '没有时间学习')
    await user.type(form.getByRole('textbox'), '出差')
    await user.dblClick(form.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByRole('heading', { name: '退款中' })).toBeVisible()
    expect(screen.getByRole('region', { name: '退款进度' })).toBeVisible()
    expect(sent(call).map(({ body }) => body)).toEqual([{ order_no: '77', reason: '没有时间学习', text: '出差' }])
  })

  test.each(failuresOf(call))('after %s the request says why and keeps what is entered', async (_, failure, words) => {
    const { user, form } = await openForm({ [call]: failure })
    await user.selectOptions(form.getByRole('combobox'), '没有时间学习')
    await user.type(form.getByRole('textbox'), '出差')
    await user.click(form.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(form.getByRole('textbox')).toHaveValue('出差')
    expect(form.getByRole('combobox')).toHaveDisplayValue('没有时间学习')
  })

  test('with a reason or an added text it guards the page until it is closed [forms#unsaved-changes]', async () => {
    const { user, form } = await openForm()
    expect(isLeavingGuarded()).toBe(false)
    await user.type(form.getByRole('textbox'), '出差')
    expect(isLeavingGuarded()).toBe(true)
    await user.clear(form.getByRole('textbox'))
    expect(isLeavingGuarded()).toBe(false)
    await user.selectOptions(form.getByRole('combobox'), '没有时间学习')
    expect(isLeavingGuarded()).toBe(true)
    await user.click(form.getByRole('button', { name: '暂不退款' }))
    expect(isLeavingGuarded()).toBe(false)
  })

  test('keeps what is entered while the evaluation is open, and shows again when that closes', async () => {
    const { user, form } = await openForm({ 'GET /v1/evaluate/tags': tags })
    await user.type(form.getByRole('textbox'), '出差')
    await user.click(screen.getByRole('button', { name: '评价课程' }))
    await user.type(within(await screen.findByRole('form', { name: '评价课程' })).getByRole('textbox'), '讲得好')
    expect(screen.queryByRole('form', { name: '申请退款' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '申请退款' }))
    expect(screen.getByRole('heading', { name: '申请退款' })).toHaveFocus()
    expect(screen.queryByRole('form', { name: '评价课程' })).toBeNull()
    expect(form.getByRole('textbox')).toHaveValue('出差')
    await user.click(form.getByRole('button', { name: '暂不退款' }))
    expect(within(screen.getByRole('form', { name: '评价课程' })).getByRole('textbox')).toHaveValue('讲得好')
  })

  test('says why it is not possible', async () => {
    const { user } = renderPage(<Page />, {
      session: true,
      answers: {
        'GET /v1/order/detail': paid(),
        'GET /v1/course/detail': ApiFailure.network(),
        'GET /v1/user/study/section': { list: [] },
        'GET /v1/order/refund/preview': { ...preview, possible: false, why: 'studied', message: '已学习超过课程时长的三分之一' },
      },
    })
    await user.click(await screen.findByRole('button', { name: '申请退款' }))
    expect(await screen.findByText('已学习超过课程时长的三分之一')).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
