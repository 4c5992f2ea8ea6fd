/** @jest-environment node */
import type { BodyOf } from '@xhkt/contract'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { unusedLifetime } from './pictures.ts'

const sandbox = sandboxOfFile()
let learner: Shopper
beforeEach(async () => {
  await sandbox.reset()
  learner = await Shopper.login(sandbox, newcomer)
})

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const evaluationImage = '/v1/user/order/evaluate/img'
const feedbackImage = '/v1/user/feedback/img'
type Image = typeof evaluationImage | typeof feedbackImage
const add = async (path: Image, token = learner.token) => (await sandbox.upload(path, jpeg, token)).data
const served = async (url: string) => fetch(sandbox.url + url)

const feedback = (picture_ids: string[], token = learner.token, text = '视频在晚上经常卡住，换了线路也一样') => {
  const body: BodyOf<'POST', '/v1/user/feedback'> = { kind: 2, text, picture_ids }
  return sandbox.request('POST /v1/user/feedback', { body, token })
}

async function paidOrder(): Promise<string> {
  const { order_no } = await learner.order('1005')
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token: learner.token })
  await sandbox.control('POST', '/sandbox/pay', { order_no, result: 'success' })
  return order_no
}

const evaluate = (order_no: string, picture_ids: string[]) =>
  sandbox.request('POST /v1/user/order/evaluate', { body: { order_no, score: 5, tag_ids: [], text: '', picture_ids }, token: learner.token })

test('upload: keeps the file, and serves it as a picture that no browser takes for something else', async () => {
  const { url, expires_at } = await add(feedbackImage)
  const answer = await served(url)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg)
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff'])
  expect(expires_at - sandbox.context.clock.now()).toBeGreaterThan(unusedLifetime - 60)
  expect((await served('/media/pictures/..%2fsandbox.db')).status).toBe(404)
})

test.each([
  ['a text that says it is a JPEG', new TextEncoder().encode('<script>'), 400050],
  ['an empty body', new Uint8Array(), 400050],
  ['more than 5 MB', Uint8Array.from({ length: pictureMaxBytes + 1 }, (_, at) => jpeg[at] ?? 0), 400052],
])('upload: refuses %s [forms#pictures]', async (_, bytes, code) => {
  expect(await sandbox.upload(feedbackImage, bytes, learner.token)).toMatchObject({ code })
})

test('evaluation: its pictures are stored in their order, and shown on the course and the order [orders#evaluations]', async () => {
  const order_no = await paidOrder()
  const [one, two] = [await add(evaluationImage), await add(evaluationImage)]
  const { data } = await evaluate(order_no, [two.picture_id, one.picture_id])
  expect(data.evaluation?.pictures?.map(({ url }) => url)).toEqual([two.url, one.url])
  const { list } = await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id: '1005' } })
  expect(list[0]?.pictures?.map(({ url }) => url)).toEqual([two.url, one.url])
})

test('evaluation: a picture that is not the learner’s, of another form or used already is refused, and nothing is evaluated', async () => {
  const order_no = await paidOrder()
  const foreign = await add(evaluationImage, await sandbox.login(buyer))
  const used = await add(feedbackImage)
  expect((await feedback([used.picture_id])).code).toBe(200001)
  const mine = await add(evaluationImage)
  for (const { picture_id } of [foreign, used, await add(feedbackImage)]) {
    expect((await evaluate(order_no, [mine.picture_id, picture_id])).code).toBe(400051)
  }
  expect((await learner.detail(order_no)).evaluated).toBe(false)
  expect((await evaluate(order_no, [mine.picture_id])).code).toBe(200001)
})

test('a picture that no form uses is removed after a day, a used one stays [forms#pictures]', async () => {
  const [used, unused] = [await add(feedbackImage), await add(feedbackImage)]
  await feedback([used.picture_id])
  sandbox.advance(unusedLifetime)
  expect([(await served(used.url)).status, (await served(unused.url)).status]).toEqual([200, 404])
  expect((await feedback([unused.picture_id])).code).toBe(400051)
})

test('pictures survive a restart, and a reset removes them', async () => {
  const { url } = await add(feedbackImage)
  await sandbox.restart()
  expect((await served(url)).status).toBe(200)
  await sandbox.reset()
  expect((await served(url)).status).toBe(404)
})

describe('feedback', () => {
  const list = async (token: string, page = 1) => sandbox.data('GET /v1/user/feedback/list', { query: { page }, token })

  test('is listed newest first for its learner only; the first account has an answered one, the second none', async () => {
    expect(await list(learner.token)).toMatchObject({ list: [], total: 0 })
    const first = await sandbox.login(buyer)
    expect((await list(first)).list.map(({ answers }) => answers.length)).toEqual([0, 2])
    const { data } = await feedback([])
    expect((await list(learner.token)).list).toEqual([data])
    expect((await list(first)).total).toBe(2)
  })

  test('the operator answers it on the sandbox’s page', async () => {
    const { data } = await feedback([])
    const page = async () => (await fetch(`${sandbox.url}/sandbox`)).text()
    expect(await page()).toContain('待回复')
    expect((await sandbox.control('POST', '/sandbox/feedback', { feedback_id: data.feedback_id, text: '已修复' })).code).toBe(200001)
    expect((await list(learner.token)).list[0]?.answers).toMatchObject([{ text: '已修复' }])
    expect((await sandbox.control('POST', '/sandbox/feedback', { feedback_id: '999', text: '已修复' })).code).toBe(400000)
  })

  test('spaces do not count for its length', async () => {
    expect((await feedback([], learner.token, `太短了${' '.repeat(20)}`)).code).toBe(400053)
  })
})
