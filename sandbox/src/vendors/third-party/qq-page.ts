import type { ThirdPartyAccount } from './accounts.ts'
import { html, type Html } from '../../core/html.ts'

/** The buttons of the authorization page: agree, and the other outcomes for tests. */
export const outcomes = {
  agree: '授权并登录',
  access_denied: '返回 access_denied',
  server_error: '返回 server_error',
  no_token: '不带令牌返回',
  wrong_state: 'state 不符',
  unknown_token: '令牌无效',
} as const

export type Outcome = keyof typeof outcomes

interface AuthorizePage {
  /** The query of the page, which is sent along with the decision. */
  query: Record<string, string>
  accounts: ThirdPartyAccount[]
}

const hidden = ([name, value]: [string, string]): Html => html`<input type="hidden" name="${name}" value="${value}">`

const accountChoice = ({ openid, nickname, phone }: ThirdPartyAccount, index: number): Html => html`<label class="account">
<input type="radio" name="openid" value="${openid}"${index === 0 ? html` checked` : ''}>
<span class="name">${nickname}</span><span class="bound">${phone ? `已绑定 ${phone}` : '未绑定手机'}</span></label>`

const testOutcomes = (Object.keys(outcomes) as Outcome[]).filter((outcome) => outcome !== 'agree')

export const authorizeBody = ({ query, accounts }: AuthorizePage): Html => html`<body>
<main>
<h1><span class="mark">沙箱</span>QQ 授权登录</h1>
<p>学海课堂将获得您的昵称和头像。请选择用来登录的 QQ 账号。</p>
<form method="get" action="/sandbox-qq/oauth2.0/decide">
${Object.entries(query).map(hidden)}
<fieldset><legend>QQ 账号</legend>${accounts.map(accountChoice)}</fieldset>
<div class="actions">
<button class="primary" name="outcome" value="agree">${outcomes.agree}</button>
<button type="button" id="cancel">取消</button>
</div>
<section aria-labelledby="others"><h2 id="others">其他结果，供测试</h2>
<div class="others">${testOutcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${outcomes[outcome]}</button>`)}</div></section>
</form>
</main>
</body>`
