import { createBox } from './box.js'

/** Shown anew before it is answered: the server takes no answer after two minutes. */
const freshForMs = 100_000
const successShownMs = 400

/**
 * @typedef {{ lot_number: string, bg: string, slice: string, ypos: number, width: number, piece: number }} Puzzle
 * @typedef {{ code: string, msg: string, desc: { detail: string } }} CaptchaFault
 * @typedef {(path: string, query: Record<string, string>) => Promise<unknown>} Call
 * @typedef {(error?: CaptchaFault) => void} Listener
 */

/**
 * What `initGeetest4` hands over (third-party.md 1.2).
 *
 * @param {{ product: string, hideBar: string[], base: string, call: Call, first: Puzzle }} options
 */
export function createInstance({ product, hideBar, base, call, first }) {
  /** @type {Record<string, Listener[]>} */
  const listeners = {}
  /** @type {unknown} */
  let passed = null
  /** @type {Puzzle | null} */
  let puzzle = null
  let shownAt = 0
  let turn = 0
  /** @type {HTMLButtonElement | null} */
  let button = null

  const box = createBox({
    max: first.width - first.piece,
    hideBar,
    onConfirm: (x) => void confirm(x),
    onRefresh: () => {
      box.say('', 'info')
      void renew()
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
    box.setBusy(false)
    box.say('网络异常，请换一张重试', 'error')
    emit('error', { code, msg: 'request failed', desc: { detail: String(cause) } })
  }

  /**
   * Puts a puzzle on show; the answer to an older question comes too late and changes nothing.
   *
   * @param {() => Puzzle | Promise<Puzzle>} ask
   * @param {'ready' | 'nextReady'} event
   */
  async function show(ask, event) {
    const mine = (turn += 1)
    passed = null
    box.setBusy(true)
    try {
      const next = await ask()
      if (mine !== turn) return
      await box.show({ background: base + next.bg, piece: base + next.slice, top: next.ypos })
      if (mine !== turn) return
      puzzle = next
      shownAt = Date.now()
      box.setBusy(false)
      emit(event)
    } catch (cause) {
      if (mine === turn) fail('60100', cause)
    }
  }

  const renew = () =>
    show(async () => {
      const reply = /** @type {{ status: string, data: Puzzle }} */ (await call('load', {}))
      if (reply.status !== 'success') throw new Error('load refused')
      return reply.data
    }, 'nextReady')

  /** @param {number} x */
  async function confirm(x) {
    if (!puzzle) return
    const { lot_number } = puzzle
    const mine = (turn += 1)
    box.setBusy(true)
    box.say('正在验证', 'info')
    try {
      const reply = /** @type {{ data: { result: string, reason: string, seccode: unknown } }} */ (
        await call('verify', { lot_number, userresponse: String(x) })
      )
      if (mine !== turn) return
      if (reply.data.result === 'success') {
        passed = reply.data.seccode
        box.say('验证成功', 'success')
        if (button) button.textContent = '验证成功'
        setTimeout(() => {
          if (mine !== turn) return
          box.close()
          emit('success')
        }, successShownMs)
        return
      }
      box.say(reply.data.reason === 'expired' ? '拼图已过期，请再试一次' : '拼图没有对准，请再试一次', 'error')
      emit('fail')
      await renew()
    } catch (cause) {
      if (mine === turn) fail('60101', cause)
    }
  }

  /** @param {string} event */
  const on = (event) => (/** @type {Listener} */ listener) => {
    ;(listeners[event] ??= []).push(listener)
    return instance
  }

  function showCaptcha() {
    box.say('', 'info')
    box.open()
    emit('boxShow')
    if (passed || Date.now() - shownAt > freshForMs) void renew()
    return instance
  }

  const instance = {
    /** @param {string | Element} target */
    appendTo: (target) => {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) {
        emit('error', { code: '60002', msg: 'appendTo', desc: { detail: String(target) } })
      } else if (product !== 'bind' && !button) {
        button = document.createElement('button')
        button.type = 'button'
        button.className = 'sandbox-captcha-button'
        button.textContent = '点击进行验证'
        button.addEventListener('click', () => {
          if (!passed) showCaptcha()
        })
        place.append(button)
      }
      return instance
    },
    showCaptcha,
    showBox: showCaptcha,
    getValidate: () => passed ?? false,
    reset: () => {
      if (button) button.textContent = '点击进行验证'
      void renew()
      return instance
    },
    destroy: () => {
      turn += 1
      for (const event of Object.keys(listeners)) delete listeners[event]
      box.remove()
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

  // After the handler has had its turn to listen.
  setTimeout(() => void show(() => first, 'ready'), 0)

  return instance
}
