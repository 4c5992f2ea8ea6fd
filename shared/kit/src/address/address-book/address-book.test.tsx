import { screen, waitFor, within } from '@testing-library/react'
import type { Address, AddressInput } from '@xhkt/contract'
import { failuresOf } from '@xhkt/testing/failures-of'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { homeAddress as home, sampleRegion as region, workAddress as work } from '@xhkt/testing/sample-addresses'
import { useState } from 'react'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { chosenAddress, useAddresses } from '@xhkt/kit/address/use-addresses'

const regions: Record<string, Address['region'][number][]> = { '': [region[0]], '110000': [region[1]], '110100': [region[2], { id: '110105', name: '朝阳区' }] }

/** A server that keeps addresses. */
class FakeServer {
  constructor(public list: Address[]) {}

  readonly answers: Answers = {
    'GET /v1/user/address/list': () => ({ list: this.list }),
    'GET /v1/region/list': ({ query }) => ({ list: regions[query.parent ?? ''] ?? [] }),
    'POST /v1/user/address': ({ body }) => {
      const added = { ...home, ...(body as AddressInput), region, address_id: '3', is_default: this.list.length === 0 }
      this.list = [...this.list, added]
      return added
    },
    'PUT /v1/user/address': ({ body }) => {
      const changed = { ...home, ...(body as AddressInput & { address_id: string }) } as Address
      this.list = this.list.map((one) => (one.address_id === changed.address_id ? { ...one, ...changed } : one))
      return changed
    },
    'DELETE /v1/user/address': ({ body }) => {
      this.list = this.list.filter(({ address_id }) => address_id !== (body as Address).address_id)
      return {}
    },
    'PUT /v1/user/address/default': ({ body }) => {
      const { address_id } = body as Address
      this.list = this.list.map((one) => ({ ...one, is_default: one.address_id === address_id }))
      return this.list.find((one) => one.is_default)!
    },
  }
}

function Picker() {
  const [id, setId] = useState<string | null>(null)
  const address = chosenAddress(useAddresses().data, id)
  return <AddressBook choice={{ chosen: address?.address_id, onChoose: setId }} />
}

const open = (list: Address[] = [home, work], answers: Answers = {}, ui = <Picker />) =>
  renderPage(ui, { session: true, answers: { ...new FakeServer(list).answers, ...answers } })

type Page = ReturnType<typeof open>

async function fill({ user }: Page): Promise<void> {
  await user.type(await screen.findByLabelText('收货人'), ' 韩梅梅 ')
  await user.type(screen.getByLabelText('手机号'), '13911110002')
  await user.selectOptions(await screen.findByLabelText('省份'), await screen.findByRole('option', { name: '北京市' }))
  const city = screen.getByLabelText('城市')
  await user.selectOptions(city, await within(city).findByRole('option', { name: '北京市' }))
  await user.selectOptions(screen.getByLabelText('区县'), await screen.findByRole('option', { name: '海淀区' }))
  await user.type(screen.getByLabelText('详细地址'), '清华园 1 号')
}
const add = async ({ user }: Page) => user.click(await screen.findByRole('button', { name: '新增收货地址' }))
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: '保存' }))
const errors = () => screen.getAllByRole('alert').map(({ textContent }) => textContent).filter(Boolean)

test('the default is picked first, then what the learner picks [orders#delivery-addresses]', async () => {
  const { user } = open()
  expect(await screen.findByRole('radio', { name: /王小明/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /李雷/ }))
  expect(screen.getByRole('radio', { name: /李雷/ })).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: '收货地址' })).toBeVisible()
})

test('a new address is sent in one line, and picked', async () => {
  const page = open()
  await add(page)
  expect(await screen.findByLabelText('收货人')).toHaveFocus()
  await fill(page)
  await save(page)
  expect(await screen.findByRole('radio', { name: /韩梅梅/ })).toBeChecked()
  const sent = page.calls.find(({ name }) => name === 'POST /v1/user/address')
  expect(sent?.body).toEqual({ name: '韩梅梅', phone: '13911110002', region_id: '110108', detail: '清华园 1 号', is_default: false })
  expect(sent?.headers['Idempotency-Key']).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('button', { name: '新增收货地址' })).toHaveFocus()
})

test('each field that is missing has its own message, and the first one the focus', async () => {
  const page = open([])
  expect(await screen.findByText('还没有收货地址，请先新增一个')).toBeVisible()
  await add(page)
  await page.user.type(await screen.findByLabelText('收货人'), '王')
  await save(page)
  expect(errors()).toEqual(['收货人姓名须为2到20个字', '请填写手机号码', '请选择省份', '请填写详细地址'])
  for (const name of ['城市', '区县']) {
    expect(screen.getByLabelText(name)).toBeDisabled()
    expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'false')
  }
  expect(screen.getByRole('option', { name: '请先选省份' })).toBeInTheDocument()
  expect(screen.getByLabelText('收货人')).toHaveFocus()
  expect(page.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('a province without its city: the city is missing, the district waits for it', async () => {
  const page = open([])
  await add(page)
  await page.user.selectOptions(await screen.findByLabelText('省份'), await screen.findByRole('option', { name: '北京市' }))
  await waitFor(() => expect(screen.getByLabelText('城市')).toBeEnabled())
  await save(page)
  expect(errors()).toEqual(expect.arrayContaining(['请选择城市']))
  expect(errors()).not.toContain('请选择区县')
})

test('another province empties city and district', async () => {
  const page = open([home])
  await page.user.click(await screen.findByRole('button', { name: /^编辑：王小明/ }))
  expect(await screen.findByRole('option', { name: '朝阳区' })).toBeVisible()
  expect(screen.getByLabelText('区县')).toHaveValue('110108')
  await page.user.selectOptions(screen.getByLabelText('省份'), '')
  expect([screen.getByLabelText('城市'), screen.getByLabelText('区县')].map((select) => (select as HTMLSelectElement).value)).toEqual(['', ''])
})

test('a failed save keeps what is typed, and 保存 sends it again with the same key', async () => {
  let up = false
  const server = new FakeServer([home])
  const saved = server.answers['POST /v1/user/address']
  const page = open([], { ...server.answers, 'POST /v1/user/address': (call) => (up && typeof saved === 'function' ? saved(call) : ApiFailure.network()) })
  await add(page)
  await fill(page)
  await save(page)
  expect(await screen.findByText('网络异常')).toBeVisible()
  expect(screen.getByLabelText('详细地址')).toHaveValue('清华园 1 号')
  up = true
  await save(page)
  expect(await screen.findByRole('radio', { name: /韩梅梅/ })).toBeChecked()
  const [first, second] = page.calls.filter(({ name }) => name === 'POST /v1/user/address')
  expect(first?.headers['Idempotency-Key']).toBe(second?.headers['Idempotency-Key'])
})

test.each(failuresOf('POST /v1/user/address'))('a new address that fails by %s says why and keeps what is typed', async (_, failure, words) => {
  const page = open([], { 'POST /v1/user/address': failure })
  await add(page)
  await fill(page)
  await save(page)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('详细地址')).toHaveValue('清华园 1 号')
})

test.each(failuresOf('PUT /v1/user/address'))('a change that fails by %s says why and keeps what is typed', async (_, failure, words) => {
  const page = open([home, work], { 'PUT /v1/user/address': failure })
  await page.user.click(await screen.findByRole('button', { name: /^编辑：李雷/ }))
  await page.user.type(await screen.findByLabelText('收货人'), '雷')
  await save(page)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('收货人')).toHaveValue('李雷雷')
})

test.each(failuresOf('DELETE /v1/user/address'))('a deletion that fails by %s says why and keeps the address', async (_, failure, words) => {
  const page = open([home, work], { 'DELETE /v1/user/address': failure })
  await page.user.click(await screen.findByRole('button', { name: /^删除：李雷/ }))
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('radio', { name: /李雷/ })).toBeVisible()
})

test.each(failuresOf('PUT /v1/user/address/default'))('a change of the default that fails by %s says why and keeps the previous default', async (_, failure, words) => {
  const { user } = open([home, work], { 'PUT /v1/user/address/default': failure })
  await user.click(await screen.findByRole('button', { name: /^设为默认：李雷/ }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^设为默认：王小明/ })).toBeNull()
})

test('regions that do not load offer 重试, and keep what is typed', async () => {
  let up = false
  const page = open([], { 'GET /v1/region/list': ({ query }) => (up ? { list: regions[query.parent ?? ''] ?? [] } : ApiFailure.status(503)) })
  await add(page)
  await page.user.type(await screen.findByLabelText('收货人'), '韩梅梅')
  expect(await screen.findByText('省份加载失败')).toBeVisible()
  up = true
  await page.user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('option', { name: '北京市' })).toBeVisible()
  expect(screen.getByLabelText('收货人')).toHaveValue('韩梅梅')
})

test('an address is changed in place', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('button', { name: /^编辑：李雷/ }))
  const name = await screen.findByLabelText('收货人')
  await page.user.clear(name)
  await page.user.type(name, '李雷雷')
  await save(page)
  expect(await screen.findByRole('radio', { name: /李雷雷/ })).not.toBeChecked()
  expect(page.calls.find((call) => call.name === 'PUT /v1/user/address')?.body).toMatchObject({ address_id: '2', name: '李雷雷', region_id: '110108' })
})

test('a deletion asks for confirmation; after the picked address is deleted, the default is picked', async () => {
  const page = open()
  await page.user.click(await screen.findByRole('radio', { name: /李雷/ }))
  const remove = screen.getByRole('button', { name: /^删除：李雷/ })
  await page.user.click(remove)
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }))
  expect(screen.getByRole('radio', { name: /李雷/ })).toBeChecked()
  await page.user.click(remove)
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确定' }))
  expect(await screen.findByText('收货地址已删除')).toBeVisible()
  expect(screen.queryByRole('radio', { name: /李雷/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /王小明/ })).toBeChecked()
})

test('another address becomes the default', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^设为默认：李雷/ }))
  expect(await screen.findByRole('button', { name: /^设为默认：王小明/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^设为默认：李雷/ })).toBeNull()
})

test('a learner with 20 addresses cannot add another one', async () => {
  open(Array.from({ length: 20 }, (_, index) => ({ ...work, address_id: String(index) })))
  expect(await screen.findByText('收货地址最多 20 个，请先删除不用的地址')).toBeVisible()
  expect(screen.getByRole('button', { name: '新增收货地址' })).toBeDisabled()
})

test('without the prop `choice` the addresses have no radio buttons', async () => {
  open([home, work], {}, <AddressBook />)
  expect(await screen.findByText('李雷')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a failed list offers 重试', async () => {
  let up = false
  const { user } = open([], { 'GET /v1/user/address/list': () => (up ? { list: [home] } : ApiFailure.timeout()) })
  expect(await screen.findByText('系统接口请求超时')).toBeVisible()
  up = true
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('radio', { name: /王小明/ })).toBeChecked()
})
