/** @jest-environment node */
import type { ProfileChange } from '@xhkt/contract'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'
import { avatarsPerDay } from './avatar.ts'

const sandbox = sandboxOfFile()
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const empty = { user_id: '2', nickname: '', gender: 0, birthday: '', region: null, school: null, major: null }
const read = (as = token) => sandbox.data('GET /v1/user/profile', { token: as })
const change = (body: ProfileChange, as = token) => sandbox.request('PUT /v1/user', { body, token: as })
const find = async (path: 'GET /v1/school/search' | 'GET /v1/school/major/search', keyword: string) =>
  (await sandbox.data(path, { query: { keyword }, token })).list

test('the first account has a whole profile, the second one an empty one', async () => {
  expect(await read()).toEqual(empty)
  expect(await read(await sandbox.login(buyer))).toMatchObject({
    ...{ nickname: '林晓', gender: 2, birthday: '2003-06-18' },
    ...{ school: { name: '北京师范大学' }, major: { name: '汉语言文学' } },
    region: [{ name: '北京市' }, { name: '北京市' }, { name: '海淀区' }],
  })
})

test('a change leaves the other fields, and shows in the detail of the user', async () => {
  const [school] = await find('GET /v1/school/search', '华侨')
  await change({ nickname: ' 学海 \n 无涯 ', school_id: school!.id })
  const { data } = await change({ birthday: '2004-02-29', gender: 1, region_id: '110108' })
  expect(data).toMatchObject({ nickname: '学海 无涯', birthday: '2004-02-29', gender: 1, school })
  expect(await read()).toEqual(data)
  expect((await sandbox.data('GET /v1/user/detail', { token })).detail.nickname).toBe('学海 无涯')
})

test('a field that is not in the contract changes nothing, and is no part of a statement', async () => {
  const stolen = 'birthday = (SELECT password_hash FROM user WHERE id = 1), gender'
  const { code, data } = await change({ [stolen]: 1, user_id: '1', phone: buyer } as ProfileChange)
  expect([code, data]).toEqual([200001, empty])
  expect(await read()).toEqual(empty)
})

test('a field is removed again', async () => {
  const first = await sandbox.login(buyer)
  await change({ nickname: '', birthday: '', region_id: null, school_id: null, major_id: null, gender: 0 }, first)
  expect(await read(first)).toEqual({ ...empty, user_id: '1' })
})

test.each<[string, ProfileChange, number]>([
  ['a nickname of one character', { nickname: '明' }, 400073],
  ['a nickname with an emoji', { nickname: '小明😀' }, 400073],
  ['a birthday in the future', { birthday: '2999-01-01' }, 400074],
  ['a day that no calendar has', { birthday: '2003-02-29' }, 400074],
  ['a region that is no district', { region_id: '110000' }, 400016],
  ['an unknown school', { school_id: '999999' }, 409073],
  ['an unknown major', { major_id: '1001' }, 409074],
])('%s is refused, and nothing is changed [personal#profile]', async (_, body, code) => {
  expect((await change({ gender: 1, ...body })).code).toBe(code)
  expect(await read()).toEqual(empty)
})

describe('search', () => {
  test.each([
    ['北京大学', '北京大学'],
    ['北师大', '北京师范大学'],
    ['清华', '清华大学'],
    ['哈工大', '哈尔滨工业大学'],
  ])('%s finds %s first [personal#profile]', async (keyword, name) => expect((await find('GET /v1/school/search', keyword))[0]?.name).toBe(name))

  test('a part of a name finds 20 at most, an unknown one none', async () => {
    expect(await find('GET /v1/school/search', '大学')).toHaveLength(20)
    expect((await find('GET /v1/school/major/search', ' 计算机 ')).map(({ name }) => name)).toEqual(['计算机科学与技术'])
    expect(await find('GET /v1/school/major/search', '魔法')).toEqual([])
    expect(await find('GET /v1/school/search', ' ')).toEqual([])
  })
})

describe('avatar', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  const upload = (file = jpeg) => sandbox.upload('/v1/user/avatar', file, token)

  test('an upload replaces it, is served, and outlives a day', async () => {
    const { data } = await upload()
    expect((await sandbox.data('GET /v1/user/detail', { token })).detail.avatar).toBe(data.avatar)
    sandbox.advance(2 * 86_400)
    expect(new Uint8Array(await (await fetch(sandbox.url + data.avatar)).arrayBuffer())).toEqual(jpeg)
  })

  test('an empty avatar of the profile removes it, and leaves the other fields', async () => {
    await upload()
    const before = await sandbox.data('GET /v1/user/profile', { token })
    expect(await sandbox.data('PUT /v1/user', { token, body: { avatar: '' } })).toEqual(before)
    expect((await sandbox.data('GET /v1/user/detail', { token })).detail.avatar).toBe('')
  })

  test.each([
    ['a text', new TextEncoder().encode('<svg>'), 400050],
    ['more than 5 MB', Uint8Array.from({ length: pictureMaxBytes + 1 }, (_, at) => jpeg[at] ?? 0), 400052],
  ])('%s is refused', async (_, file, code) => expect((await upload(file)).code).toBe(code))

  test(`more than ${avatarsPerDay} in a day are refused until the first one is a day old [personal#avatar]`, async () => {
    for (let made = 0; made < avatarsPerDay; made += 1) expect((await upload()).code).toBe(200001)
    expect(await upload()).toMatchObject({ code: 429073, message: expect.stringContaining('24 小时') })
    sandbox.advance(86_400)
    expect((await upload()).code).toBe(200001)
  })
})
