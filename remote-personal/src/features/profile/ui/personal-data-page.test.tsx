import { act, screen, waitFor, within } from '@testing-library/react'
import type { Profile, ProfileChange } from '@xhkt/contract'
import { auth, useAuth } from '@xhkt/platform/auth'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'
import { failuresOf, refusalsOf } from '@xhkt/testing/failures-of'
import { installPictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import PersonalDataPage from './personal-data-page.tsx'

const empty: Profile = { user_id: '1', nickname: '', gender: 0, birthday: '', region: null, school: null, major: null }
const full: Profile = {
  ...{ user_id: '1', nickname: '林晓', gender: 2, birthday: '2003-06-18' },
  region: [
    { id: '110000', name: '北京市' },
    { id: '110100', name: '北京市' },
    { id: '110108', name: '海淀区' },
  ],
  school: { id: '1007', name: '北京师范大学' },
  major: { id: '5036', name: '汉语言文学' },
}
const regions: Record<string, { id: string; name: string }[]> = {
  '': [{ id: '110000', name: '北京市' }],
  '110000': [{ id: '110100', name: '北京市' }],
  '110100': [{ id: '110108', name: '海淀区' }, { id: '110105', name: '朝阳区' }],
}
const read = 'GET /v1/user/profile'
const save = 'PUT /v1/user'

function open(profile = full, answers: Answers = {}, address = '/personal/personalData') {
  let stored = profile
  const page = renderPage(<PersonalDataPage />, {
    address,
    session: true,
    answers: {
      'GET /v1/sys/config': ApiFailure.network(),
      'GET /v1/region/list': ({ query }) => ({ list: regions[query.parent ?? ''] ?? [] }),
      'GET /v1/school/search': { list: [{ id: '1002', name: '北京大学' }] },
      'GET /v1/user/address/list': { list: [] },
      [read]: () => stored,
      [save]: ({ body }) => {
        const { nickname = stored.nickname, gender = stored.gender, birthday = stored.birthday } = body as ProfileChange
        stored = { ...stored, nickname, gender, birthday }
        return stored
      },
      ...answers,
    },
  })
  return { ...page, saved: () => page.calls.filter(({ name }) => name === save).map(({ body }) => body) }
}

const nickname = () => screen.findByRole('textbox', { name: '昵称' })
const submit = () => screen.getByRole('button', { name: '保存' })
const valueOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value

test('the fields show the profile', async () => {
  open()
  expect(await nickname()).toHaveValue('林晓')
  expect(screen.getByRole('radio', { name: '女' })).toBeChecked()
  expect([valueOf('出生年份'), valueOf('月份'), valueOf('日期')]).toEqual(['2003', '06', '18'])
  expect(screen.getByRole('combobox', { name: '学校' })).toHaveValue('北京师范大学')
  expect(await screen.findByRole('option', { name: '海淀区' })).toBeVisible()
  await waitFor(() => expect([valueOf('省份'), valueOf('城市'), valueOf('区县')]).toEqual(['110000', '110100', '110108']))
  expect(screen.getByText('138****0001')).toBeVisible()
})

test('only what has changed is sent, once, and the name shows in the top bar [personal#profile]', async () => {
  const { user, saved } = open()
  await user.clear(await nickname())
  await user.type(await nickname(), ' 学海 无涯 ')
  await user.selectOptions(screen.getByRole('combobox', { name: '日期' }), '20 日')
  expect(isLeavingGuarded()).toBe(true)
  await user.dblClick(submit())
  expect(await screen.findByText('资料已保存')).toBeVisible()
  expect(saved()).toEqual([{ nickname: '学海 无涯', birthday: '2003-06-20' }])
  expect(useAuth.getState().user?.nickname).toBe('学海 无涯')
  await waitFor(() => expect(isLeavingGuarded()).toBe(false))
  expect(await nickname()).toHaveValue('学海 无涯')
})

test('without a nickname the phone number shows in the top bar', async () => {
  const { user, saved } = open()
  await user.clear(await nickname())
  await user.click(submit())
  expect(await screen.findByText('资料已保存')).toBeVisible()
  expect(saved()).toEqual([{ nickname: '' }])
  expect(useAuth.getState().user?.nickname).toBe('13800000001')
})

test('a school is chosen from the results', async () => {
  const { user, saved } = open(empty)
  await user.type(await screen.findByRole('combobox', { name: '学校' }), '北大')
  await user.click(await screen.findByRole('option', { name: '北京大学' }))
  await user.click(submit())
  expect(await screen.findByText('资料已保存')).toBeVisible()
  expect(saved()).toEqual([{ school_id: '1002' }])
})

test('faults stand beside their fields, the first one has the focus, and nothing is sent', async () => {
  const { user, saved } = open(empty)
  await user.type(await nickname(), '明')
  await user.selectOptions(screen.getByRole('combobox', { name: '月份' }), '2 月')
  await user.selectOptions(screen.getByRole('combobox', { name: '省份' }), await screen.findByRole('option', { name: '北京市' }))
  await user.type(screen.getByRole('combobox', { name: '专业' }), '法')
  await user.click(submit())
  for (const text of ['昵称须为2到20个字', '请选择年份', '请选择日期', '请选择城市', '请从搜索结果中选择一项，或清空']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  // No district can be chosen before the city.
  expect(screen.queryByText('请选择区县')).toBeNull()
  expect(screen.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('请先选城市')
  expect(await nickname()).toHaveFocus()
  expect(saved()).toEqual([])
})

test('a save without changes sends nothing and says so', async () => {
  const { user, saved } = open()
  await nickname()
  await user.click(submit())
  expect(await screen.findByText('资料没有修改')).toBeVisible()
  expect(saved()).toEqual([])
})

test('a shorter month takes away a day that it does not have', async () => {
  const { user } = open({ ...full, birthday: '2003-05-31' })
  await nickname()
  await user.selectOptions(screen.getByRole('combobox', { name: '月份' }), '6 月')
  expect(valueOf('日期')).toBe('')
  expect(screen.queryByRole('option', { name: '31 日' })).toBeNull()
})

/** Where the refusals of a save stand. */
const labels: Record<string, string> = { 400016: '省份', 400073: '昵称', 400074: '出生年份', 409073: '学校', 409074: '专业' }

test.each(refusalsOf(save))('the refusal %s stands beside its field, and keeps what is entered [personal#profile]', async (code, failure, message) => {
  const { user } = open(full, { [save]: failure })
  await user.type(await nickname(), '一')
  await user.click(submit())
  const field = await screen.findByLabelText(labels[code]!)
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(await nickname()).toHaveValue('林晓一')
})

test.each([...failuresOf(save), ['too often', ApiFailure.refused(429073, '操作过于频繁，请稍后再试'), '操作过于频繁，请稍后再试']] as const)('a save that fails by %s says why, keeps what is entered, and can be repeated', async (_, failure, message) => {
  let isUp = false
  const { user, saved } = open(full, { [save]: () => (isUp ? { ...full, nickname: '林晓一' } : failure) })
  await user.type(await nickname(), '一')
  await user.click(submit())
  expect(await screen.findByText(message)).toBeVisible()
  expect(await nickname()).toHaveValue('林晓一')
  isUp = true
  await user.click(submit())
  expect(await screen.findByText('资料已保存')).toBeVisible()
  expect(saved()).toEqual([{ nickname: '林晓一' }, { nickname: '林晓一' }])
})

test('what another tab has changed is not overwritten, and what is typed during a save stays', async () => {
  let answer = (_: Profile): void => undefined
  const { user, saved } = open(full, { [save]: () => new Promise<Profile>((resolve) => (answer = resolve)) })
  await user.type(await nickname(), '一')
  await user.click(submit())
  await waitFor(() => expect(saved()).toEqual([{ nickname: '林晓一' }]))
  await user.type(await nickname(), '二')
  act(() => answer({ ...full, nickname: '林晓一', gender: 1 }))
  expect(await screen.findByText('资料已保存')).toBeVisible()
  expect(await nickname()).toHaveValue('林晓一二')
  expect(screen.getByRole('radio', { name: '男' })).toBeChecked()
})

test('another learner in another tab: nothing is saved into their account [personal#profile]', async () => {
  const { user, saved } = open()
  await user.type(await nickname(), '一')
  act(() => auth.setUser({ user_id: '2', nickname: '别人', avatar: '', phone: '13800000002' }, null))
  await user.click(submit())
  expect(await screen.findByText('已在其他标签页登录别的账号，没有保存')).toBeVisible()
  expect(saved()).toEqual([])
})

test('a picture that is chosen before the learner is known stays open, and closes for another learner', async () => {
  installPictureCanvas({}, { width: 800, height: 600 })
  const { user } = open()
  const learner = useAuth.getState().user!
  act(() => useAuth.setState({ user: null }))
  await user.upload(screen.getByLabelText('选择头像图片'), pictureFile('照片.jpg'))
  expect(await screen.findByRole('dialog', { name: '裁剪头像' })).toBeVisible()
  act(() => auth.setUser(learner, null))
  expect(screen.getByRole('dialog', { name: '裁剪头像' })).toBeVisible()
  act(() => auth.setUser({ ...learner, user_id: '2' }, null))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a learner who is not known yet is not said to have no phone and no target', async () => {
  open()
  await nickname()
  expect(screen.getByText('还没有设定')).toBeVisible()
  act(() => useAuth.setState({ user: null }))
  expect(screen.getByText('手机号')).toBeVisible()
  expect(screen.queryByText(/还没有(绑定|设定)/)).toBeNull()
})

test('a failed read offers 重试 below the tabs', async () => {
  let isUp = false
  const { user } = open(full, { [read]: () => (isUp ? full : ApiFailure.status(503)) })
  expect(await screen.findByText('系统接口503异常')).toBeVisible()
  expect(screen.getByRole('link', { name: '收货地址' })).toBeVisible()
  isUp = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await nickname()).toHaveValue('林晓')
})

test('the tab 收货地址 shows the address book, guards a form with input, and requests no profile', async () => {
  const { user, calls } = open(full, {}, '/personal/personalData?tab=address')
  expect(await screen.findByText('还没有收货地址，请先新增一个')).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: '资料分类' }))
  expect(tabs.getByRole('link', { current: true })).toHaveTextContent('收货地址')
  await user.click(screen.getByRole('button', { name: '新增收货地址' }))
  await user.type(await screen.findByLabelText('收货人'), '王')
  expect(isLeavingGuarded()).toBe(true)
  expect(calls.map(({ name }) => name)).not.toContain(read)
})
