import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import { success } from '../../core/envelope.ts'
import { ApiError } from '../../core/api-error.ts'
import { issueCredential, listThirdPartyAccounts } from './accounts.ts'
import { allowedRedirectUri } from './redirect-uri.ts'
import { errorBody, sendPage, serveFile } from './vendor-page.ts'
import { codeBody } from './wechat-page.ts'
import { qrSvg } from './qr-svg.ts'
import { createQrLogins, qrLoginErrcode } from './qr-logins.ts'

const base = '/sandbox-wechat'
const appId = 'wxsandbox'
/** WeChat's limit in bytes. */
const maxStateBytes = 128

const ConnectQuery = T.Partial(
  T.Object({ appid: T.String(), scope: T.String(), redirect_uri: T.String(), state: T.String(), self_redirect: T.String() }),
)
const Uuid = T.Object({ uuid: T.String() })
const PhoneAction = T.Object({
  /** Without it, the latest QR code. */
  uuid: T.Optional(T.String()),
  openid: T.Optional(T.String({ minLength: 1 })),
  /** Instead of an openid: the first account that is bound to a phone, or the first that is not. */
  account: T.Optional(T.Union([T.Literal('bound'), T.Literal('unbound')])),
  result: T.Union([T.Literal('scan'), T.Literal('confirm'), T.Literal('deny'), T.Literal('expire')]),
})

const noQrCode = (): ApiError => new ApiError(404007, '没有可以扫描的微信二维码，请先打开微信登录或刷新二维码')

function parameterError(query: Static<typeof ConnectQuery>, target: URL | null): string | null {
  if (query.appid !== appId) return 'AppID 不存在'
  if (query.scope !== 'snsapi_login') return 'scope 须为 snsapi_login'
  if (!target) return 'redirect_uri 不在已登记的域名下'
  return Buffer.byteLength(query.state ?? '') > maxStateBytes ? 'state 过长' : null
}

/** WeChat's website login (docs/product/third-parties.md#wechat-login): the widget, its page, and the actions of a learner's phone. */
export function registerWechat(app: FastifyInstance, context: Context): void {
  const qrLogins = createQrLogins(context.clock.nowMs)
  serveFile(app, `${base}/wxLogin.js`, 'wx-login.js', 'text/javascript')
  serveFile(app, `${base}/wechat-page.js`, 'wechat-page.js', 'text/javascript')
  serveFile(app, `${base}/wechat-page.css`, 'wechat-page.css', 'text/css')

  function connect(request: FastifyRequest<{ Querystring: Static<typeof ConnectQuery> }>, reply: FastifyReply): FastifyReply {
    const { query } = request
    const target = allowedRedirectUri(request, query.redirect_uri)
    const error = parameterError(query, target)
    const files = { title: '微信登录', base, style: 'wechat-page.css', script: 'wechat-page.js' }
    if (error || !target) return sendPage(reply.code(400), { ...files, body: errorBody(error ?? '') }, 'self')
    const body = codeBody({
      uuid: qrLogins.create().uuid,
      redirectUri: target.href,
      state: query.state ?? '',
      target: query.self_redirect === 'true' ? 'self' : 'top',
      accounts: listThirdPartyAccounts(context, 1),
    })
    return sendPage(reply, { ...files, body }, 'self')
  }
  app.get(`${base}/connect/qrconnect`, { schema: { querystring: ConnectQuery } }, connect)

  app.get<{ Params: Static<typeof Uuid> }>(`${base}/connect/qrcode/:uuid`, ({ params }, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-store').send(qrSvg(`xhkt-sandbox-wechat:${params.uuid}`)),
  )

  app.get<{ Querystring: Static<typeof Uuid> }>(
    `${base}/connect/l/qrconnect`,
    { schema: { querystring: Uuid } },
    ({ query }, reply) => {
      const qrLogin = qrLogins.find(query.uuid)
      const answer = { wx_errcode: qrLoginErrcode[qrLogin?.status ?? 'expired'], wx_code: qrLogin?.code ?? '' }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )

  function openidFor({ openid, account }: Static<typeof PhoneAction>): string {
    const isRequested = (phone: string | null): boolean => (account === 'unbound' ? phone === null : phone !== null)
    return openid ?? listThirdPartyAccounts(context, 1).find(({ phone }) => isRequested(phone))?.openid ?? ''
  }

  app.post<{ Body: Static<typeof PhoneAction> }>('/sandbox/wechat', { schema: { body: PhoneAction } }, ({ body }) => {
    const qrLogin = qrLogins.findPending(body.uuid)
    if (!qrLogin) throw noQrCode()
    if (body.result === 'confirm') qrLogin.code = issueCredential(context, 1, openidFor(body))
    qrLogin.status = ({ scan: 'scanned', confirm: 'confirmed', deny: 'denied', expire: 'expired' } as const)[body.result]
    return success({ uuid: qrLogin.uuid, status: qrLogin.status, code: qrLogin.code })
  })
}
