/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const list = async () => (await sandbox.data('GET /v1/user/prize/list', { query: {}, token })).list
const addressId = async () => (await sandbox.data('GET /v1/user/address/list', { token })).list[0]!.address_id
const give = async (prize_id: string, address_id?: string) =>
  sandbox.request('POST /v1/user/prize/address', { body: { prize_id, address_id: address_id ?? (await addressId()) }, token })

test('the first account has a prize of every state, newest first', async () => {
  const states = (await list()).map(({ state }) => state)
  expect(states).toEqual(['awaitingAddress', 'preparing', 'sent', 'issued', 'received', 'unclaimed'])
})

test('the address is given once, and the parcel follows by the clock [personal#prizes]', async () => {
  const [first] = await list()
  const { data } = await give(first!.prize_id)
  expect(data).toMatchObject({ state: 'preparing', address: { name: '林晓' }, shipment: null })
  expect(await give(first!.prize_id)).toMatchObject({ code: 409025, message: '收货地址已填写，不能再填写收货地址' })
  sandbox.advance(25 * 3600)
  token = await sandbox.login(buyer)
  expect((await list())[0]).toMatchObject({ state: 'sent', shipment: { events: [{ text: '快递员已揽收' }] } })
  sandbox.advance(3 * 86_400)
  token = await sandbox.login(buyer)
  expect((await list())[0]).toMatchObject({ state: 'received' })
})

test('the sandbox moves a parcel on, stop by stop, until it is received', async () => {
  const [first] = await list()
  const { prize_id } = first!
  expect((await sandbox.control('POST', '/sandbox/prize', { prize_id })).code).toBe(409025)
  await give(prize_id)
  const stops = []
  for (let i = 0; i < 4; i += 1) {
    await sandbox.control('POST', '/sandbox/prize', { prize_id })
    stops.push((await list()).find((one) => one.prize_id === prize_id)?.shipment?.events[0]?.text)
  }
  expect(stops).toEqual(['快递员已揽收', '已到达分拨中心', '快递员正在派送', '已签收，感谢参与'])
  expect((await sandbox.control('POST', '/sandbox/prize', { prize_id })).code).toBe(409025)
})

test.each([
  ['issued', '奖品已直接发放到账户，不能再填写收货地址'],
  ['unclaimed', '领取时间已过，不能再填写收货地址'],
  ['sent', '奖品已寄出，不能再填写收货地址'],
] as const)('a prize that is %s takes no address', async (state, message) => {
  const prize = (await list()).find((one) => one.state === state)
  expect(await give(prize!.prize_id)).toMatchObject({ code: 409025, message })
})

test("an unknown prize, another learner's prize and an unknown address are refused", async () => {
  const [first] = await list()
  expect((await give('999')).code).toBe(404013)
  expect((await give(first!.prize_id, '999')).code).toBe(404011)
  const address = await addressId()
  token = await sandbox.login(newcomer)
  expect(await list()).toEqual([])
  expect((await give(first!.prize_id, address)).code).toBe(404013)
})
