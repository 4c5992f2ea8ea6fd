import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { issueVoucher, listThirdAccounts, voucherLifetime } from './accounts.ts'
import { returnUrl } from './asked-from.ts'
import { authorizeBody, type Outcome, outcomes } from './qq-page.ts'
import { faultBody, sendPage, serveFile } from './vendor-page.ts'

const base = '/sandbox-qq'
const clientId = '100000000'
const files = { title: 'QQ 授权登录', base, style: 'qq-page.css', script: 'qq-page.js' }

const names = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'display'] as const
const AuthorizeQuery = T.Partial(T.Record(T.Union(names.map((name) => T.Literal(name))), T.String()))
const Decision = T.Composite([
  AuthorizeQuery,
  T.Object({ openid: T.String({ minLength: 1 }), outcome: T.Union((Object.keys(outcomes) as Outcome[]).map((one) => T.Literal(one))) }),
])

type Asked = FastifyRequest<{ Querystring: Partial<Record<(typeof names)[number], string>> }>

function faultIn({ query }: Asked, target: URL | null): string | null {
  if (query.client_id !== clientId) return 'client_id 不存在'
  if (query.response_type !== 'token') return 'response_type 须为 token'
  return target ? null : 'redirect_uri 不在已登记的域名下'
}

/** The implicit return: behind `#`, or behind `&` where the address has a hash already. */
function withAnswer({ href, hash, search }: URL, answer: Record<string, string>): string {
  const text = new URLSearchParams(answer).toString()
  return hash ? `${href}&${text}` : `${href}${search ? '' : '?'}#${text}`
}

/** QQ Connect's implicit grant (third-party contracts, section 3): the page that asks, and what it returns with. */
export function registerQq(app: FastifyInstance, context: Context): void {
  serveFile(app, `${base}/qq-page.js`, 'qq-page.js', 'text/javascript')
  serveFile(app, `${base}/qq-page.css`, 'qq-page.css', 'text/css')

  /** The answer goes to an address that is trusted, or nobody is sent anywhere. */
  function answer(request: Asked, reply: FastifyReply, go: (target: URL) => FastifyReply): FastifyReply {
    const target = returnUrl(request, request.query.redirect_uri)
    const fault = faultIn(request, target)
    if (fault || !target) return sendPage(reply.code(400), { ...files, body: faultBody(fault ?? '') }, 'none')
    return go(target)
  }

  app.get(`${base}/oauth2.0/authorize`, { schema: { hide: true, querystring: AuthorizeQuery } }, (request: Asked, reply) =>
    answer(request, reply, () => {
      const query = Object.fromEntries(names.map((name) => [name, request.query[name] ?? '']))
      return sendPage(reply, { ...files, body: authorizeBody({ query, accounts: listThirdAccounts(context, 2) }) }, 'none')
    }),
  )

  function returned(outcome: Outcome, openid: string, state: string): Record<string, string> {
    const granted = (token: string): Record<string, string> => ({ access_token: token, expires_in: String(voucherLifetime[2]) })
    switch (outcome) {
      case 'agree':
        return { ...granted(issueVoucher(context, 2, openid)), state }
      case 'wrong_state':
        return { ...granted(issueVoucher(context, 2, openid)), state: `${state}x` }
      case 'unknown_token':
        return { ...granted('0'.repeat(32)), state }
      case 'no_token':
        return { state }
      default:
        return { error: outcome, error_description: outcome, state }
    }
  }

  app.get<{ Querystring: Static<typeof Decision> & Asked['query'] }>(
    `${base}/oauth2.0/decide`,
    { schema: { hide: true, querystring: Decision } },
    (request, reply) =>
      answer(request, reply, (target) => {
        const { outcome, openid, state = '' } = request.query
        return reply.header('cache-control', 'no-store').redirect(withAnswer(target, returned(outcome, openid, state)), 302)
      }),
  )
}
