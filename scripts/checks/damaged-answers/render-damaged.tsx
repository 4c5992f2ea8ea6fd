import { act, cleanup, fireEvent } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { type Answers, type ApiCall, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import { type Damage, type JsonPath, withDamage } from './damages.ts'
import { doStep, isCallOf, type Part } from './parts.ts'
import type { Sandbox } from './sandbox.ts'

/** A damage to one value of one answer. */
export interface Injury {
  /** Path and query of the call. */
  url: string
  path: JsonPath
  damage: Damage
}

/** The state of a page once all its answers have arrived. */
export interface Shown {
  /** The error thrown while the page rendered, or null. */
  thrown: unknown
  text: string
  /** The actions that the page offers. */
  actions: string[]
  /** The address to which the page has led. */
  address: string
  /** Path and query of each GET that the page sent. */
  urls: string[]
}

class Catch extends Component<{ onThrow: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch = (error: unknown): void => this.props.onThrow(error)
  override render = (): ReactNode => (this.state.failed ? null : this.props.children)
}

const urlOf = ({ name, query }: ApiCall): string => {
  const text = new URLSearchParams(query).toString()
  return name.replace('GET ', '') + (text && `?${text}`)
}

/** Words of buttons that cost money, change data or open a lesson. */
const deeds = /购买|支付|付款|提交|下单|续费|确认收货|退款|取消订单|取消拼团|评价课程|领取|兑换|进入直播|学习|试听|观看|签署|预约|删除|撤回|拼团|参团|发货|注销/g
/** Paths of links with the same effects. */
const deedPaths = ['/payment', '/wx_pay', '/payAgain', '/redeemDelivery', '/live', '/living', '/groupbooking', '/couponcollection']

const isEnabled = (element: Element): boolean => !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true'

/** The words and paths of `deeds` and `deedPaths` on a page. */
function actionsOf(container: Element): string[] {
  const buttons = [...container.querySelectorAll('button, [role=button]')].filter(isEnabled)
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const words = buttons.flatMap((button) => (button.getAttribute('aria-label') ?? button.textContent).match(deeds) ?? [])
  return [...new Set([...words, ...links.map(({ pathname }) => pathname).filter((path) => deedPaths.includes(path))])]
}

/** Waits until no request is pending for some turns of the event loop. */
async function settle(pending: () => number, turns: number): Promise<void> {
  for (let calm = 0; calm < turns; calm = pending() === 0 ? calm + 1 : 0) {
    await act(() => new Promise((resolve) => void setTimeout(resolve)))
  }
}

/** Reports the picture of each video as loaded, after which a page loads what is below the video. */
function showPictures(): void {
  for (const video of document.querySelectorAll('video')) for (const name of ['loadedMetadata', 'loadedData', 'canPlay'] as const) fireEvent[name](video)
}

interface Options {
  injury?: Injury | undefined
  /** The part of the page to open. */
  part?: Part | undefined
  /** Turns of the event loop without a request after which the page counts as complete. */
  turns?: number
  /** Called with the complete page. */
  inspect?: (body: HTMLElement) => void
}

/** Renders a page with the answers of the sandbox, one of which may be damaged. */
export async function renderDamaged(Page: ComponentType, address: string, sandbox: Sandbox, options: Options = {}): Promise<Shown> {
  const { injury, part, turns = 3, inspect } = options
  let thrown: unknown = null
  let pending = 0
  const urls: string[] = []
  const respond = async (call: ApiCall): Promise<unknown> => {
    if (!call.name.startsWith('GET /v1/')) return ApiFailure.network()
    const url = urlOf(call)
    urls.push(url)
    pending++
    const answer = await sandbox.answer(url).finally(() => pending--)
    return injury?.url === url ? (withDamage(answer, injury.path, injury.damage) ?? null) : answer
  }
  const answers = new Proxy({}, { get: () => respond }) as Answers
  const page = renderPage(
    <Catch onThrow={(error) => (thrown ??= error)}>
      <Page />
    </Catch>,
    { address, answers, session: true },
  )
  const settled = () => settle(() => pending, turns)
  await settled()
  act(showPictures)
  await settled()
  for (const step of part?.steps ?? []) {
    act(() => doStep(step))
    await settled()
  }
  // Fields with suggestions send their call only when the typing pauses.
  for (let wait = 0; part && wait < 100 && !urls.some((url) => isCallOf(url, part.shows)); wait++) await settle(() => pending, 10)
  const { body } = document
  inspect?.(body)
  const shown = { thrown, text: body.textContent, actions: actionsOf(body), address: page.address(), urls: [...new Set(urls)] }
  cleanup()
  return shown
}
