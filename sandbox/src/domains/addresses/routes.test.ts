/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const haidian = '110108'
const sample = { name: '王小明', phone: '13911110001', region_id: haidian, detail: '学院路 30 号' }

const add = (change: object = {}) => sandbox.request('POST /v1/user/address', { body: { ...sample, ...change }, token })
const list = async () => (await sandbox.data('GET /v1/user/address/list', { token })).list
/** The names in the order of the list, the default with a star. */
const names = async () => (await list()).map(({ name, is_default }) => name + (is_default ? '*' : ''))
const regions = (parent?: string) => sandbox.data('GET /v1/region/list', { query: parent === undefined ? {} : { parent } })

async function addNamed(...added: string[]): Promise<string[]> {
  const ids = []
  for (const name of added) ids.push((await add({ name })).data.address_id)
  return ids
}

test('an address is kept with the names of its regions', async () => {
  const { data } = await add()
  expect(data).toMatchObject({ name: '王小明', phone: '13911110001', detail: '学院路 30 号', is_default: true })
  expect(data.region.map(({ name }) => name)).toEqual(['北京市', '北京市', '海淀区'])
  expect(await list()).toEqual([data])
})

test('the first address is the default, then the one that is chosen', async () => {
  const [, second = ''] = await addNamed('甲甲', '乙乙', '丙丙')
  expect(await names()).toEqual(['甲甲*', '丙丙', '乙乙'])
  await sandbox.data('PUT /v1/user/address/default', { body: { address_id: second }, token })
  expect(await names()).toEqual(['乙乙*', '丙丙', '甲甲'])
  await add({ name: '丁丁', is_default: true })
  expect(await names()).toEqual(['丁丁*', '丙丙', '乙乙', '甲甲'])
})

test('a deleted default leaves the newest other address as the default [orders#delivery-addresses]', async () => {
  const [first = '', , third = ''] = await addNamed('甲甲', '乙乙', '丙丙')
  const remove = (address_id: string) => sandbox.request('DELETE /v1/user/address', { body: { address_id }, token })
  await remove(first)
  expect(await names()).toEqual(['丙丙*', '乙乙'])
  await remove(third)
  expect(await names()).toEqual(['乙乙*'])
  expect((await remove(third)).code).toBe(404011)
})

test('a change keeps the default, and can make another address the default', async () => {
  const [first = '', second = ''] = await addNamed('甲甲', '乙乙')
  const change = (address_id: string, fields: object) => sandbox.request('PUT /v1/user/address', { body: { ...sample, address_id, ...fields }, token })
  expect((await change(first, { name: '甲一', is_default: false })).data).toMatchObject({ name: '甲一', is_default: true })
  expect((await change(second, { name: '乙一', region_id: '440305', is_default: true })).data.region[2]).toEqual({ id: '440305', name: '南山区' })
  expect(await names()).toEqual(['乙一*', '甲一'])
})

test('a learner has at most 20 addresses [orders#delivery-addresses]', async () => {
  await addNamed(...Array.from({ length: 20 }, (_, index) => `收件人${index}`))
  expect(await add()).toMatchObject({ code: 409016, message: '收货地址最多 20 个，请先删除不用的地址' })
  expect(await list()).toHaveLength(20)
})

test("another learner's address is not found", async () => {
  const { address_id } = (await sandbox.data('GET /v1/user/address/list', { token: await sandbox.login(buyer) })).list[0]!
  expect((await sandbox.request('PUT /v1/user/address', { body: { ...sample, address_id }, token })).code).toBe(404011)
  expect((await sandbox.request('PUT /v1/user/address/default', { body: { address_id }, token })).code).toBe(404011)
  expect((await sandbox.request('DELETE /v1/user/address', { body: { address_id }, token })).code).toBe(404011)
})

test.each([
  [{ region_id: '110100' }, 400016],
  [{ region_id: '999999' }, 400016],
  [{ name: '王' }, 400000],
  [{ name: '王'.repeat(21) }, 400000],
  [{ name: '  王 ' }, 400000],
  [{ phone: '23911110001' }, 400001],
  [{ detail: '一二三四' }, 400000],
  [{ detail: '一'.repeat(101) }, 400000],
  [{ detail: '      ' }, 400000],
])('an address with %j is refused with %i [orders#delivery-addresses]', async (change, code) => {
  expect((await add(change)).code).toBe(code)
})

test('a retry with the same key adds one address', async () => {
  const send = () => sandbox.request('POST /v1/user/address', { body: sample, token, idempotencyKey: 'one' })
  expect((await send()).data.address_id).toBe((await send()).data.address_id)
  expect(await list()).toHaveLength(1)
})

test('the regions have three levels, and every province and city has regions below it', async () => {
  const provinces = (await regions()).list
  expect(provinces).toHaveLength(34)
  const guangdong = provinces.find(({ name }) => name === '广东省')!
  const shenzhen = (await regions(guangdong.id)).list.find(({ name }) => name === '深圳市')!
  expect((await regions(shenzhen.id)).list.map(({ name }) => name)).toContain('南山区')
  expect((await regions('440305')).list).toEqual([])
  expect((await sandbox.request('GET /v1/region/list', { query: { parent: '999999' } })).code).toBe(400016)

  const cities = (await Promise.all(provinces.map(({ id }) => regions(id)))).map((found) => found.list)
  expect(cities.filter((found) => found.length === 0)).toEqual([])
  const districts = await Promise.all(cities.flat().map(({ id }) => regions(id)))
  expect(districts.filter((found) => found.list.length === 0)).toEqual([])
})
