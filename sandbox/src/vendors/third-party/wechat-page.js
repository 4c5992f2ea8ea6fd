// The page in WeChat's frame polls for the phone's answer and then redirects the window.
const { uuid = '', redirect = '', state = '', target } = document.body.dataset
const pollIntervalMs = 1000
/** @type {Record<number, string>} */
const texts = { 408: '请使用微信扫一扫登录', 404: '扫描成功，请在手机上确认登录', 405: '已确认，正在返回', 403: '已取消登录', 402: '二维码已过期' }
const ended = [405, 403, 402]

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @param {Record<string, string>} parameters */
function redirectWith(parameters) {
  const [page = '', hash] = redirect.split('#')
  const added = new URLSearchParams(parameters).toString()
  const address = `${page}${page.includes('?') ? '&' : '?'}${added}${hash === undefined ? '' : `#${hash}`}`
  const frame = target === 'self' ? window : window.top
  if (frame) frame.location.href = address
}

let last = 408

/** @param {number} status @param {string} code */
function show(status, code) {
  if (status === last) return
  last = status
  part('status').textContent = texts[status] ?? ''
  part('veil').hidden = status !== 402
  if (ended.includes(status)) for (const control of document.querySelectorAll('section button')) control.setAttribute('disabled', '')
  if (status === 405) redirectWith({ code, state })
  if (status === 403) redirectWith({ state })
}

async function poll() {
  const answer = await fetch(`/sandbox-wechat/connect/l/qrconnect?uuid=${encodeURIComponent(uuid)}`)
  const { wx_errcode: status, wx_code: code } = await answer.json()
  show(status, code)
}

/** @param {string} result */
async function sendPhoneAction(result) {
  const { value: openid } = /** @type {HTMLSelectElement} */ (part('account'))
  const body = JSON.stringify({ uuid, openid, result })
  const answer = await fetch('/sandbox/wechat', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { code, message } = await answer.json()
  if (code !== 200001) part('status').textContent = message
  await poll()
}

const showRetrying = () => {
  if (!ended.includes(last)) part('status').textContent = '网络异常，正在重试'
}

if (uuid) {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof HTMLButtonElement ? event.target : null
    if (button?.id === 'refresh') location.reload()
    else if (button?.dataset.result) sendPhoneAction(button.dataset.result).catch(showRetrying)
  })
  setInterval(() => {
    if (!ended.includes(last)) poll().catch(showRetrying)
  }, pollIntervalMs)
  if (window.parent !== window) window.parent.postMessage(JSON.stringify({ type: 'status', status: 'wxReady' }), new URL(redirect).origin)
}
