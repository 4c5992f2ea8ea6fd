import { act, render, screen, waitFor } from '@testing-library/react'
import type { SystemConfig } from '@xhkt/contract'
import { queryClient, QueryClientProvider } from '@xhkt/platform/query'
import { answerCalls, ApiFailure, type Answers } from '@xhkt/testing/answer-calls'
import { Footer } from '../layout/footer.tsx'
import { useShellData } from '../root-view/shell-data.ts'
import { keepSystemConfig } from './system-config-cache.ts'

const key = 'xhkt_sys_config'
const day = 86_400
const nowSeconds = () => Math.floor(Date.now() / 1000)

const config: SystemConfig = {
  public_domain: '',
  study_video_report_period: 15,
  copyright: '© 2026 学海课堂',
  EHB: '京公网安备11010802000000号',
  ICP: '京ICP备00000000号-1',
  company_tel: '400-000-0000',
  company_address: '北京市海淀区学海路 1 号',
  business_cooperation: 'business@xuehai.example',
  radio_license: '/media/licences/radio.svg',
  publications_license: '/media/licences/publications.svg',
  business_license: '/media/licences/business.svg',
  wx_qrcode: '/media/qr/wx.svg',
  kf_wx_qrcode: '/media/qr/kf.svg',
  pc_check_graph_switch: 1,
}

function ShellFooter() {
  return <Footer config={useShellData().config} />
}

let stop: () => void = () => undefined

/** A visit with the present storage and the given server. */
function visit(answer: Answers['GET /v1/sys/config']) {
  const calls = answerCalls({ 'GET /v1/menu': { list: [] }, 'GET /v1/sys/config': answer })
  stop = keepSystemConfig()
  render(
    <QueryClientProvider client={queryClient}>
      <ShellFooter />
    </QueryClientProvider>,
  )
  return { asked: () => calls.filter(({ name }) => name === 'GET /v1/sys/config').length }
}

const keep = (value: unknown, saved_at: unknown = nowSeconds() - day) => localStorage.setItem(key, JSON.stringify({ saved_at, value }))
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { saved_at: number; value: SystemConfig } | null
const footer = () => screen.getByRole('contentinfo')

afterEach(() => {
  stop()
  queryClient.clear()
  localStorage.clear()
})

test('system config: the footer is complete at once from the last visit, while the server hangs [entities#system-config]', () => {
  keep(config)
  const { asked } = visit(() => new Promise<never>(() => undefined))
  const { copyright, ICP, EHB, company_tel, company_address } = config
  for (const text of [copyright, ICP, EHB, company_tel, company_address]) expect(footer()).toHaveTextContent(text)
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: /许可证|营业执照/ })).toHaveLength(3)
  expect(asked()).toBe(1)
})

test('system config: the server’s answer replaces the stored copy, with a timestamp in seconds', async () => {
  const began = nowSeconds()
  keep(config, began - 5)
  const { asked } = visit({ ...config, company_tel: '400-111-1111' })
  await waitFor(() => expect(footer()).toHaveTextContent('400-111-1111'))
  expect(footer()).not.toHaveTextContent('400-000-0000')
  expect(asked()).toBe(1)
  expect(kept()?.value.company_tel).toBe('400-111-1111')
  expect(kept()?.saved_at).toBeGreaterThanOrEqual(began)
})

test('a first visit stores the answer', async () => {
  visit(config)
  await waitFor(() => expect(kept()?.value).toEqual(config))
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a config without its time', JSON.stringify({ value: config })],
  ['an invalid time', JSON.stringify({ saved_at: 'yesterday', value: config })],
  ['a time in the future', JSON.stringify({ saved_at: nowSeconds() + day, value: config })],
  ['a config of more than seven days ago', JSON.stringify({ saved_at: nowSeconds() - 7 * day - 10, value: config })],
  ['a config without one of the fields', JSON.stringify({ saved_at: nowSeconds(), value: { ...config, kf_wx_qrcode: undefined } })],
  ['a field of another type', JSON.stringify({ saved_at: nowSeconds(), value: { ...config, ICP: 7 } })],
  ['no config', JSON.stringify({ saved_at: nowSeconds(), value: null })],
])('%s in local storage is not shown [answers#stored-values]', async (_what, text) => {
  localStorage.setItem(key, text)
  visit(() => new Promise<never>(() => undefined))
  expect(footer()).not.toHaveTextContent('400-000-0000')
  await act(() => Promise.resolve())
  expect(localStorage.getItem(key)).toBe(text)
})

test('a failed request is retried while the stored config is shown', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] })
  keep(config)
  let up = false
  visit(() => (up ? { ...config, company_tel: '400-222-2222' } : ApiFailure.network()))
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(footer()).toHaveTextContent('400-000-0000')
  up = true
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  expect(footer()).toHaveTextContent('400-222-2222')
  jest.useRealTimers()
})
