// Sends the requests of the sandbox page's buttons and forms, and refreshes its live parts.
const notice = /** @type {HTMLElement} */ (document.getElementById('status'))
const refreshEveryMs = 3000

/** @param {string} text @param {boolean} [failed] */
function showStatus(text, failed = false) {
  notice.textContent = text
  notice.className = failed ? 'failed' : ''
}

/**
 * Replaces a live part. If the focus was inside, it moves to the same control of the new part, or else to the part itself. It never moves
 * to another button, which a second Enter would press.
 * @param {Element} part
 * @param {HTMLElement} next
 */
function replacePart(part, next) {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null
  part.replaceWith(next)
  if (!focused) return
  const same = [...next.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === focused)
  next.tabIndex = -1
  ;(same ?? next).focus()
}

async function refresh() {
  const answer = await fetch(location.pathname + location.search)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (next && next.innerHTML !== part.innerHTML) replacePart(part, next)
  }
}

/**
 * Returns whether it was done.
 * @param {string} method @param {string} url @param {string} [body]
 */
async function call(method, url, body) {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, body === undefined ? { method } : { method, headers, body })
    const { code, message } = await answer.json()
    showStatus(code === 200001 ? '已完成' : message, code !== 200001)
    await refresh()
    return code === 200001
  } catch {
    showStatus('沙箱没有响应，请确认它还在运行', true)
    return false
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-url]') : null
  if (!(button instanceof HTMLButtonElement)) return
  const { method = 'POST', url = '', body, confirm: question } = button.dataset
  if (question && !confirm(question)) return
  void call(method, url, method === 'DELETE' ? undefined : body)
})

/** Empties what was typed, where the form asks for it. A choice stays. @param {HTMLFormElement} form */
function clearTyped(form) {
  if (form.dataset.clear === undefined) return
  for (const input of form.querySelectorAll('input:not([type])')) if (input instanceof HTMLInputElement) input.value = ''
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  const values = fields.map(([name, value]) => {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return [name, value]
    if (input.dataset.list !== undefined) return [name, String(value).split(/[|｜]/).map((item) => item.trim()).filter(Boolean)]
    return [name, input.type === 'number' ? Number(value) : input.type === 'checkbox' ? true : value]
  })
  void call('POST', form.dataset.url ?? '', JSON.stringify(Object.fromEntries(values))).then((isDone) => isDone && clearTyped(form))
})

setInterval(() => {
  if (!document.hidden) refresh().catch(() => showStatus('沙箱没有响应，请确认它还在运行', true))
}, refreshEveryMs)
