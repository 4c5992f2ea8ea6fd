/** @jest-environment node */
import fc from 'fast-check'
import { cleanText, tidyLine } from '@xhkt/contract/clean-text'
import { feedbackKind } from '@xhkt/contract/constants'
import { tidyNickname } from '@xhkt/contract/profile-rules'

import { redeemCodes } from './domains/redeem/seed.ts'
import { freeTexts } from './testing/free-texts.ts'
import { Shopper } from './testing/shopper.ts'
import { buyer, sandboxOfFile } from './testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
let printed: string
let address: string
beforeAll(async () => {
  token = await sandbox.login(buyer)
  printed = (await sandbox.data('POST /v1/order/exchange/course', { body: { code: redeemCodes.printed.code }, token })).order_no
  address = (await sandbox.data('GET /v1/user/address/list', { token })).list[0]!.address_id
})

let shoppers = 0
/** A learner who has owned nothing before. */
const newShopper = () => Shopper.register(sandbox, String(13900000000 + (shoppers += 1)))
const detail = (order_no: string) => sandbox.data('GET /v1/order/detail', { query: { order_no }, token })
const lesson = { course_id: '1005', section_id: '10050102', position: 7 }
const region_id = '110108'
const phone = '13800000001'

/** Sends a text, and gives what the API tells of it afterwards. */
const stored: Record<string, (text: string) => Promise<string | undefined>> = {
  'POST /v1/user/note text': async (text) => {
    const { note_id } = await sandbox.data('POST /v1/user/note', { body: { ...lesson, text }, token })
    const { list } = await sandbox.data('GET /v1/user/note/list', { query: {}, token })
    await sandbox.data('DELETE /v1/user/note', { body: { note_id }, token })
    return list.find((note) => note.note_id === note_id)?.text
  },
  'PUT /v1/user/note text': async (text) => {
    const { note_id, version } = await sandbox.data('POST /v1/user/note', { body: { ...lesson, text: '旧' }, token })
    await sandbox.data('PUT /v1/user/note', { body: { note_id, version, text }, token })
    const { list } = await sandbox.data('GET /v1/user/note/list', { query: {}, token })
    await sandbox.data('DELETE /v1/user/note', { body: { note_id }, token })
    return list.find((note) => note.note_id === note_id)?.text
  },
  'POST /v1/user/feedback text': async (text) => {
    await sandbox.data('POST /v1/user/feedback', { body: { kind: feedbackKind.playback, text, picture_ids: [] }, token })
    const { list } = await sandbox.data('GET /v1/user/feedback/list', { query: {}, token })
    return list[0]?.text
  },
  'PUT /v1/user nickname': async (nickname) => {
    await sandbox.data('PUT /v1/user', { body: { nickname }, token })
    return (await sandbox.data('GET /v1/user/profile', { token })).nickname
  },
  'POST /v1/user/address name': async (name) => {
    const { address_id } = await sandbox.data('POST /v1/user/address', { body: { name, phone, region_id, detail: '学院路 30 号' }, token })
    const { list } = await sandbox.data('GET /v1/user/address/list', { token })
    await sandbox.data('DELETE /v1/user/address', { body: { address_id }, token })
    return list.find((each) => each.address_id === address_id)?.name
  },
  'POST /v1/user/address detail': async (text) => {
    const { address_id } = await sandbox.data('POST /v1/user/address', { body: { name: '小明', phone, region_id, detail: text }, token })
    const { list } = await sandbox.data('GET /v1/user/address/list', { token })
    await sandbox.data('DELETE /v1/user/address', { body: { address_id }, token })
    return list.find((each) => each.address_id === address_id)?.detail
  },
  'PUT /v1/user/address name': async (name) => {
    await sandbox.data('PUT /v1/user/address', { body: { address_id: address, name, phone, region_id, detail: '学院路 30 号' }, token })
    return (await sandbox.data('GET /v1/user/address/list', { token })).list.find((each) => each.address_id === address)?.name
  },
  'PUT /v1/user/address detail': async (text) => {
    await sandbox.data('PUT /v1/user/address', { body: { address_id: address, name: '小明', phone, region_id, detail: text }, token })
    return (await sandbox.data('GET /v1/user/address/list', { token })).list.find((each) => each.address_id === address)?.detail
  },
  'POST /v1/order remark': async (remark) => {
    const shopper = newShopper()
    const { order_no } = await sandbox.data('POST /v1/order', { body: { course_id: '1005', remark }, token: shopper.token })
    return (await shopper.detail(order_no)).remark
  },
  'POST /v1/order/payment/cancel reason': async (reason) => {
    const shopper = newShopper()
    const { order_no } = await shopper.order('1005')
    await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no, reason }, token: shopper.token })
    return (await shopper.detail(order_no)).cancel_reason
  },
  'POST /v1/order/refund reason': async (reason) => {
    const shopper = newShopper()
    const { order_no } = await shopper.buy('1005')
    await sandbox.data('POST /v1/order/refund', { body: { order_no, reason }, token: shopper.token })
    return (await shopper.detail(order_no)).refund?.reason
  },
  'POST /v1/order/refund text': async (text) => {
    const shopper = newShopper()
    const { order_no } = await shopper.buy('1005')
    await sandbox.data('POST /v1/order/refund', { body: { order_no, reason: '其他原因', text }, token: shopper.token })
    return (await shopper.detail(order_no)).refund?.text
  },
  'POST /v1/user/order/evaluate text': async (text) => {
    const shopper = newShopper()
    const { order_no } = await shopper.buy('1005')
    await sandbox.data('POST /v1/user/order/evaluate', { body: { order_no, score: 5, tag_ids: [], text, picture_ids: [] }, token: shopper.token })
    return (await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id: '1005' } })).list[0]?.text
  },
  'POST /v1/order/exchange/delivery remark': async (remark) => {
    await sandbox.data('POST /v1/order/exchange/delivery', { body: { order_no: printed, address_id: address, remark }, token })
    return (await detail(printed)).remark
  },
}

/** Codes, keys and keywords, which no call answers as they were sent. A signature is shown masked. */
const notReadBack = [
  ...['keyword', 'code', 'coupon_code', 'promotion_code', 'invite_code', 'password', 'openid', 'unionid', 'access_token', 'lot_number'],
  ...['captcha_output', 'pass_token', 'session_id', 'question_id', 'replaces', 'real_name'],
]

test('each free text of the contract is stored and read back below, or is listed as one that no call answers', () => {
  const words = freeTexts.filter(({ field }) => !notReadBack.includes(field)).map(({ call, field }) => `${call} ${field}`)
  expect(Object.keys(stored).sort()).toEqual(words.sort())
})

const dirt = ['\u0000', '\u0007', '\u007F', '\u009F', '\u202E', '\u2066', '\uD83D', '\uDE00', '\u200D', '\uFEFF', '\u200F']
const lines = ['\r\n', '\r', '\n', '\u2028', '\t', ' ', '👨‍👩‍👧', '🇨🇳', 'é']
const letters = Array.from('学海课堂间隔复习明天')

/** Ten letters with something odd between them. */
const wordsWith = (odd: string[]) =>
  fc.array(fc.constantFrom(...odd), { minLength: letters.length - 1, maxLength: letters.length - 1 }).map((between) =>
    letters.map((letter, i) => letter + (between[i] ?? '')).join(''),
  )

const lineFields = ['name', 'detail']
/** A nickname has letters only, and a name has at most 20 characters. */
const oddIn: Record<string, string[]> = { nickname: dirt.filter((character) => cleanText(character) === ''), name: dirt }

/** How a form cleans a text before it sends it. The API answers the same text later. */
function sentBy(field: string): (typed: string) => string {
  if (field === 'nickname') return tidyNickname
  return lineFields.includes(field) ? tidyLine : cleanText
}

test.each(Object.keys(stored))('%s: a typed text, once cleaned, is stored and read back as it was sent [api#text]', async (key) => {
  const field = key.split(' ').at(-1)!
  const text = wordsWith(oddIn[field] ?? [...dirt, ...lines])
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const sent = sentBy(field)(typed)
      expect(await stored[key]!(sent)).toBe(sent)
      // The server stores the same text for a client that does not clean it.
      if (!lineFields.includes(field)) expect(await stored[key]!(typed)).toBe(sent)
    }),
    { seed: 125, numRuns: 6 },
  )
})
