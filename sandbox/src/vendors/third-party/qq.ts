import { type Static, Type as T } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import { issueCredential, listThirdPartyAccounts, credentialLifetime } from './accounts.ts'
import { allowedRedirectUri } from './redirect-uri.ts'
import { authorizeBody, type Outcome, outcomes } from './qq-page.ts'
import { errorBody, sendPage, serveFile } from './vendor-page.ts'

const base = '/sandbox-qq'
const clientId = '100000000'
const files = { title: 'QQ 授权登录', base, style: 'qq-page.css', script: 'qq-page.js' }

const names = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'display'] as const
const AuthorizeQuery = T.Partial(T.Record(T.Union(names.map((name) => T.Literal(name))), T.String()))
const Decision = T.Composite([
  AuthorizeQuery,
  T.Object({ openid: T.String({ minLength: 1 }), outcome: T.Union((Object.keys(outcomes) as Outcome[]).map((one) => T.Literal(one))) }),
])

type AuthorizeRequest = FastifyRequest<{ Querystring: Partial<Record<(typeof names)[number], string>> }>

function parameterError({ query }: AuthorizeRequest, target: URL | null): string | null {
  if (query.client_id !== clientId) return 'client_id 不存在'
  if (query.response_type !== 'token') return 'response_type 须为 token'
  return target ? null : 'redirect_uri 不在已登记的域名下'
}

/** Appends the parameters of the implicit grant to the hash, or to an existing hash with `&`. */
function withHash({ href, hash, search }: URL, parameters: Record<string, string>): string {
  const text = new URLSearchParams(parameters).toString()
  return hash ? `${href}&${text}` : `${href}${search ? '' : '?'}#${text}`
}

/** QQ Connect's implicit grant (docs/product/third-parties.md#qq-login): the authorization page and its redirect. */
export function registerQq(app: FastifyInstance, context: Context): void {
  serveFile(app, `${base}/qq-page.js`, 'qq-page.js', 'text/javascript')
  serveFile(app, `${base}/qq-page.css`, 'qq-page.css', 'text/css')

  /** Calls `respond` for valid parameters. Otherwise shows an error page, because the redirect URI cannot be trusted. */
  function whenAllowed(request: AuthorizeRequest, reply: FastifyReply, respond: (target: URL) => FastifyReply): FastifyReply {
    const target = allowedRedirectUri(request, request.query.redirect_uri)
    const error = parameterError(request, target)
    if (error || !target) return sendPage(reply.code(400), { ...files, body: errorBody(error ?? '') }, 'none')
    return respond(target)
  }

  app.get(`${base}/oauth2.0/authorize`, { schema: { querystring: AuthorizeQuery } }, (request: AuthorizeRequest, reply) =>
    whenAllowed(request, reply, () => {
      const query = Object.fromEntries(names.map((name) => [name, request.query[name] ?? '']))
      return sendPage(reply, { ...files, body: authorizeBody({ query, accounts: listThirdPartyAccounts(context, 2) }) }, 'none')
    }),
  )

  function hashFor(outcome: Outcome, openid: string, state: string): Record<string, string> {
    const granted = (token: string): Record<string, string> => ({ access_token: token, expires_in: String(credentialLifetime[2]) })
    switch (outcome) {
      case 'agree':
        return { ...granted(issueCredential(context, 2, openid)), state }
      case 'wrong_state':
        return { ...granted(issueCredential(context, 2, openid)), state: `${state}x` }
      case 'unknown_token':
        return { ...granted('0'.repeat(32)), state }
      case 'no_token':
        return { state }
      default:
        return { error: outcome, error_description: outcome, state }
    }
  }

  app.get<{ Querystring: Static<typeof Decision> & AuthorizeRequest['query'] }>(
    `${base}/oauth2.0/decide`,
    { schema: { querystring: Decision } },
    (request, reply) =>
      whenAllowed(request, reply, (target) => {
        const { outcome, openid, state = '' } = request.query
        return reply.header('cache-control', 'no-store').redirect(withHash(target, hashFor(outcome, openid, state)), 302)
      }),
  )
}
