import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { success } from '../envelope.ts'
import { Failure } from '../failure.ts'
import { issueVoucher, listThirdAccounts } from './accounts.ts'
import { returnUrl } from './asked-from.ts'
import { faultBody, hide, sendPage, serveFile } from './vendor-page.ts'
import { codeBody } from './wechat-page.ts'
import { qrSvg } from './wechat-qr.ts'
import { createTickets, ticketStatus } from './wechat-tickets.ts'

const base = '/sandbox-wechat'
const appId = 'wxsandbox'
/** The vendor's limit, in bytes. */
const longestState = 128

const ConnectQuery = T.Partial(
  T.Object({ appid: T.String(), scope: T.String(), redirect_uri: T.String(), state: T.String(), self_redirect: T.String() }),
)
const Uuid = T.Object({ uuid: T.String() })
const Played = T.Object({
  /** The last code that was shown, if none is named. */
  uuid: T.Optional(T.String()),
  openid: T.Optional(T.String({ minLength: 1 })),
  /** Stands for an openid: the first account that has a phone, or that has none. */
  account: T.Optional(T.Union([T.Literal('bound'), T.Literal('unbound')])),
  result: T.Union([T.Literal('scan'), T.Literal('confirm'), T.Literal('deny'), T.Literal('expire')]),
})

const noCode = (): Failure => new Failure(404007, '没有可以扫描的微信二维码，请先打开微信登录或刷新二维码')

function faultIn(query: Static<typeof ConnectQuery>, target: URL | null): string | null {
  if (query.appid !== appId) return 'AppID 不存在'
  if (query.scope !== 'snsapi_login') return 'scope 须为 snsapi_login'
  if (!target) return 'redirect_uri 不在已登记的域名下'
  return Buffer.byteLength(query.state ?? '') > longestState ? 'state 过长' : null
}

/** WeChat's login for websites (third-party contracts, section 2): the widget, its page, and a phone that a person or a test plays. */
export function registerWechat(app: FastifyInstance, context: Context): void {
  const tickets = createTickets(context.clock.nowMs)
  serveFile(app, `${base}/wxLogin.js`, 'wx-login.js', 'text/javascript')
  serveFile(app, `${base}/wechat-page.js`, 'wechat-page.js', 'text/javascript')
  serveFile(app, `${base}/wechat-page.css`, 'wechat-page.css', 'text/css')

  function connect(request: FastifyRequest<{ Querystring: Static<typeof ConnectQuery> }>, reply: FastifyReply): FastifyReply {
    const { query } = request
    const target = returnUrl(request, query.redirect_uri)
    const fault = faultIn(query, target)
    const files = { title: '微信登录', base, style: 'wechat-page.css', script: 'wechat-page.js' }
    if (fault || !target) return sendPage(reply.code(400), { ...files, body: faultBody(fault ?? '') }, 'self')
    const body = codeBody({
      uuid: tickets.open().uuid,
      redirectUri: target.href,
      state: query.state ?? '',
      target: query.self_redirect === 'true' ? 'self' : 'top',
      accounts: listThirdAccounts(context, 1),
    })
    return sendPage(reply, { ...files, body }, 'self')
  }
  app.get(`${base}/connect/qrconnect`, { schema: { hide: true, querystring: ConnectQuery } }, connect)

  app.get<{ Params: Static<typeof Uuid> }>(`${base}/connect/qrcode/:uuid`, hide, ({ params }, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-store').send(qrSvg(`xhkt-sandbox-wechat:${params.uuid}`)),
  )

  app.get<{ Querystring: Static<typeof Uuid> }>(
    `${base}/connect/l/qrconnect`,
    { schema: { hide: true, querystring: Uuid } },
    ({ query }, reply) => {
      const ticket = tickets.find(query.uuid)
      const answer = { wx_errcode: ticketStatus[ticket?.status ?? 'expired'], wx_code: ticket?.code ?? '' }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )

  function openidFor({ openid, account }: Static<typeof Played>): string {
    const wanted = (phone: string | null): boolean => (account === 'unbound' ? phone === null : phone !== null)
    return openid ?? listThirdAccounts(context, 1).find(({ phone }) => wanted(phone))?.openid ?? ''
  }

  app.post<{ Body: Static<typeof Played> }>('/sandbox/wechat', { schema: { hide: true, body: Played } }, ({ body }) => {
    const ticket = tickets.answerable(body.uuid)
    if (!ticket) throw noCode()
    if (body.result === 'confirm') ticket.code = issueVoucher(context, 1, openidFor(body))
    ticket.status = ({ scan: 'scanned', confirm: 'confirmed', deny: 'denied', expire: 'expired' } as const)[body.result]
    return success({ uuid: ticket.uuid, status: ticket.status, code: ticket.code })
  })
}
