import { createDialog } from './dialog.js'

/** An older puzzle is replaced when the dialog opens, because the server takes no answer after two minutes. */
const puzzleMaxAgeMs = 100_000
const successVisibleMs = 400

/**
 * @typedef {{ lot_number: string, bg: string, slice: string, ypos: number, width: number, piece: number }} Puzzle
 * @typedef {{ code: string, msg: string, desc: { detail: string } }} CaptchaFault
 * @typedef {(path: string, query: Record<string, string>) => Promise<unknown>} Call
 * @typedef {(error?: CaptchaFault) => void} Listener
 */

/**
 * The captcha object that `initGeetest4` passes to its handler (docs/product/third-parties.md#geetest-slider-captcha).
 *
 * @param {{ product: string, hideBar: string[], base: string, call: Call, first: Puzzle }} options
 */
export function createInstance({ product, hideBar, base, call, first }) {
  /** @type {Record<string, Listener[]>} */
  const listeners = {}
  /** @type {unknown} */
  let result = null
  /** @type {Puzzle | null} */
  let puzzle = null
  let shownAt = 0
  let latestRequest = 0
  /** @type {HTMLButtonElement | null} */
  let button = null

  const dialog = createDialog({
    max: first.width - first.piece,
    hideBar,
    onConfirm: (x) => void confirm(x),
    onRefresh: () => {
      dialog.showMessage('', 'info')
      void loadNext()
    },
    onClose: () => emit('close'),
  })

  /**
   * @param {string} event
   * @param {CaptchaFault} [fault]
   */
  function emit(event, fault) {
    for (const listener of listeners[event] ?? []) listener(fault)
  }

  /**
   * @param {string} code
   * @param {unknown} cause
   */
  function fail(code, cause) {
    dialog.setBusy(false)
    dialog.showMessage('网络异常，请换一张重试', 'error')
    emit('error', { code, msg: 'request failed', desc: { detail: String(cause) } })
  }

  /**
   * Shows a puzzle. A later request makes this one stale, and then its answer is ignored.
   *
   * @param {() => Puzzle | Promise<Puzzle>} load
   * @param {'ready' | 'nextReady'} event
   */
  async function show(load, event) {
    const request = (latestRequest += 1)
    result = null
    dialog.setBusy(true)
    try {
      const next = await load()
      if (request !== latestRequest) return
      await dialog.showPuzzle({ background: base + next.bg, piece: base + next.slice, top: next.ypos })
      if (request !== latestRequest) return
      puzzle = next
      shownAt = Date.now()
      dialog.setBusy(false)
      emit(event)
    } catch (cause) {
      if (request === latestRequest) fail('60100', cause)
    }
  }

  const loadNext = () =>
    show(async () => {
      const reply = /** @type {{ status: string, data: Puzzle }} */ (await call('load', {}))
      if (reply.status !== 'success') throw new Error('load refused')
      return reply.data
    }, 'nextReady')

  /** @param {number} x */
  async function confirm(x) {
    if (!puzzle) return
    const { lot_number } = puzzle
    const request = (latestRequest += 1)
    dialog.setBusy(true)
    dialog.showMessage('正在验证', 'info')
    try {
      const reply = /** @type {{ data: { result: string, reason: string, seccode: unknown } }} */ (
        await call('verify', { lot_number, userresponse: String(x) })
      )
      if (request !== latestRequest) return
      if (reply.data.result === 'success') {
        result = reply.data.seccode
        dialog.showMessage('验证成功', 'success')
        if (button) button.textContent = '验证成功'
        setTimeout(() => {
          if (request !== latestRequest) return
          dialog.close()
          emit('success')
        }, successVisibleMs)
        return
      }
      dialog.showMessage(reply.data.reason === 'expired' ? '拼图已过期，请再试一次' : '拼图没有对准，请再试一次', 'error')
      emit('fail')
      await loadNext()
    } catch (cause) {
      if (request === latestRequest) fail('60101', cause)
    }
  }

  /** @param {string} event */
  const on = (event) => (/** @type {Listener} */ listener) => {
    ;(listeners[event] ??= []).push(listener)
    return instance
  }

  function showCaptcha() {
    dialog.showMessage('', 'info')
    dialog.open()
    emit('boxShow')
    if (result || Date.now() - shownAt > puzzleMaxAgeMs) void loadNext()
    return instance
  }

  const instance = {
    /** @param {string | Element} target */
    appendTo: (target) => {
      const container = typeof target === 'string' ? document.querySelector(target) : target
      if (!container) {
        emit('error', { code: '60002', msg: 'appendTo', desc: { detail: String(target) } })
      } else if (product !== 'bind' && !button) {
        button = document.createElement('button')
        button.type = 'button'
        button.className = 'sandbox-captcha-button'
        button.textContent = '点击进行验证'
        button.addEventListener('click', () => {
          if (!result) showCaptcha()
        })
        container.append(button)
      }
      return instance
    },
    showCaptcha,
    showBox: showCaptcha,
    getValidate: () => result ?? false,
    reset: () => {
      if (button) button.textContent = '点击进行验证'
      void loadNext()
      return instance
    },
    destroy: () => {
      latestRequest += 1
      for (const event of Object.keys(listeners)) delete listeners[event]
      dialog.remove()
      button?.remove()
    },
    onReady: on('ready'),
    onNextReady: on('nextReady'),
    onBoxShow: on('boxShow'),
    onSuccess: on('success'),
    onFail: on('fail'),
    onError: on('error'),
    onClose: on('close'),
  }

  // Waits until the handler has added its listeners.
  setTimeout(() => void show(() => first, 'ready'), 0)

  return instance
}
