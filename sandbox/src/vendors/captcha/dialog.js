import { createSlider } from './slider.js'

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function element(tag, attributes, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

/**
 * @param {HTMLImageElement} image
 * @param {string} address
 * @returns {Promise<void>}
 */
function loadImage(image, address) {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve()
    image.onerror = () => reject(new Error(`image ${address}`))
    image.src = address
  })
}

/**
 * The captcha's modal dialog. It is in the top layer, so that it works above a dialog of the page that traps the focus.
 *
 * @param {{ max: number, hideBar: string[], onConfirm(x: number): void, onRefresh(): void, onClose(): void }} options
 */
export function createDialog({ max, hideBar, onConfirm, onRefresh, onClose }) {
  const close = element('button', { type: 'button', class: 'sandbox-captcha-close', 'aria-label': '关闭' }, '×')
  const background = element('img', { alt: '带缺口的拼图', draggable: 'false' })
  const piece = element('img', { alt: '', class: 'sandbox-captcha-piece', draggable: 'false' })
  const picture = element('div', { class: 'sandbox-captcha-picture' }, background, piece)
  const handle = element('div', {
    role: 'slider',
    tabindex: '0',
    'aria-label': '拖动滑块完成拼图',
    'aria-describedby': 'sandbox-captcha-hint',
    class: 'sandbox-captcha-handle',
  })
  const track = element('div', { class: 'sandbox-captcha-track' }, handle)
  const message = element('p', { role: 'status', class: 'sandbox-captcha-message' })
  const refresh = element('button', { type: 'button', class: 'sandbox-captcha-refresh' }, '换一张')
  const title = element('h2', { id: 'sandbox-captcha-title' }, '安全验证')
  const hint = element('p', { id: 'sandbox-captcha-hint' }, '拖动滑块，使拼图对准缺口；也可用左右方向键移动，按回车键确认')
  const body = element('div', { class: 'sandbox-captcha-body' }, title, close, hint, picture, track, message, refresh)
  const dialog = element('dialog', { class: 'sandbox-captcha', 'aria-labelledby': 'sandbox-captcha-title' }, body)
  document.body.append(dialog)

  close.hidden = hideBar.includes('close')
  refresh.hidden = hideBar.includes('refresh')

  const slider = createSlider(track, handle, {
    max,
    onMove: (x) => {
      piece.style.left = `${x}px`
    },
    onConfirm,
  })

  let closedByLearner = true
  close.addEventListener('click', () => dialog.close())
  refresh.addEventListener('click', onRefresh)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    if (closedByLearner) onClose()
  })
  // Escape closes only this dialog, not what the page's own key handlers would close.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())

  return {
    open: () => {
      if (dialog.open) return
      closedByLearner = true
      dialog.showModal()
      handle.focus()
    },
    close: () => {
      closedByLearner = false
      dialog.close()
    },
    remove: () => dialog.remove(),

    /**
     * @param {string} text
     * @param {'info' | 'success' | 'error'} tone
     */
    showMessage: (text, tone) => {
      message.textContent = text
      dialog.dataset['tone'] = tone
    },

    /** @param {boolean} busy */
    setBusy: (busy) => {
      slider.lock(busy)
      dialog.setAttribute('aria-busy', String(busy))
    },

    /**
     * @param {{ background: string, piece: string, top: number }} puzzle
     */
    showPuzzle: async (puzzle) => {
      slider.reset()
      piece.style.top = `${puzzle.top}px`
      await Promise.all([loadImage(background, puzzle.background), loadImage(piece, puzzle.piece)])
    },
  }
}
