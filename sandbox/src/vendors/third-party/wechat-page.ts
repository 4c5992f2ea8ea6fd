import type { ThirdPartyAccount } from './accounts.ts'
import { html, type Html } from '../../core/html.ts'

interface CodePage {
  uuid: string
  redirectUri: string
  state: string
  /** The window that is redirected. */
  target: 'self' | 'top'
  accounts: ThirdPartyAccount[]
}

const accountOption = ({ openid, nickname, phone }: ThirdPartyAccount): Html =>
  html`<option value="${openid}">${phone ? `已绑定 ${phone}` : '未绑定手机'} · ${nickname}</option>`

/** Fits WeChat's frame of 300 × 400: the QR code, and below it the buttons of the phone. */
export const codeBody = ({ uuid, redirectUri, state, target, accounts }: CodePage): Html => html`<body
  data-uuid="${uuid}" data-redirect="${redirectUri}" data-state="${state}" data-target="${target}">
<main>
<h1>微信登录</h1>
<div class="code">
<img src="/sandbox-wechat/connect/qrcode/${uuid}" alt="微信登录二维码" width="160" height="160">
<div id="veil" class="veil" hidden><p>二维码已过期</p><button type="button" id="refresh">刷新二维码</button></div>
</div>
<p id="status" role="status">请使用微信扫一扫登录</p>
</main>
<section aria-labelledby="phone">
<h2 id="phone"><span class="mark">沙箱</span>代替手机操作</h2>
<select id="account" aria-label="微信账号">${accounts.map(accountOption)}</select>
<div class="actions">
<button type="button" data-result="scan">扫码</button>
<button type="button" data-result="confirm" class="primary">确认登录</button>
<button type="button" data-result="deny">取消</button>
</div>
</section>
</body>`
