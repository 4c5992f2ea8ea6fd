/** Pixels per key press. The small step is below the tolerance, so that every position can be reached. */
const step = 2
const largeStep = 20

/**
 * A handle on a track. Pointer, touch and keyboard move it in whole pixels from 0 to `max`.
 *
 * @param {HTMLElement} track
 * @param {HTMLElement} handle - has the role slider
 * @param {{ max: number, onMove(x: number): void, onConfirm(x: number): void }} options
 * @returns {{ reset(): void, lock(locked: boolean): void }}
 */
export function createSlider(track, handle, { max, onMove, onConfirm }) {
  let x = 0
  let locked = false
  /** @type {{ pointerId: number, offset: number } | null} */
  let drag = null

  /** @param {number} next */
  function moveTo(next) {
    x = Math.max(0, Math.min(max, Math.round(next)))
    handle.style.left = `${x}px`
    handle.setAttribute('aria-valuenow', String(x))
    handle.setAttribute('aria-valuetext', `已移动 ${x} 像素，共 ${max} 像素`)
    onMove(x)
  }

  /** @type {Record<string, () => number>} */
  const keys = {
    ArrowLeft: () => x - step,
    ArrowDown: () => x - step,
    ArrowRight: () => x + step,
    ArrowUp: () => x + step,
    PageDown: () => x - largeStep,
    PageUp: () => x + largeStep,
    Home: () => 0,
    End: () => max,
  }

  handle.addEventListener('keydown', (event) => {
    if (locked || drag) return
    const next = keys[event.key]
    if (next) moveTo(next())
    else if (event.key === 'Enter' && x > 0) onConfirm(x)
    else return
    event.preventDefault()
  })

  handle.addEventListener('pointerdown', (event) => {
    if (locked || drag || event.button !== 0) return
    drag = { pointerId: event.pointerId, offset: event.clientX - x }
    handle.setPointerCapture(event.pointerId)
  })
  handle.addEventListener('pointermove', (event) => {
    if (drag && drag.pointerId === event.pointerId) moveTo(event.clientX - drag.offset)
  })
  handle.addEventListener('pointerup', (event) => {
    if (!drag || drag.pointerId !== event.pointerId) return
    drag = null
    if (x > 0) onConfirm(x)
  })
  handle.addEventListener('pointercancel', () => {
    if (!drag) return
    drag = null
    moveTo(0)
  })

  handle.setAttribute('aria-valuemin', '0')
  handle.setAttribute('aria-valuemax', String(max))
  moveTo(0)

  return {
    reset: () => {
      drag = null
      moveTo(0)
    },
    lock: (value) => {
      locked = value
      track.toggleAttribute('data-locked', value)
      handle.setAttribute('aria-disabled', String(value))
    },
  }
}
