import { confirm } from '@xhkt/platform/confirm'
import { isLeavingGuarded } from '@xhkt/platform/unsaved-changes'

/** The question is on the screen. */
let isAsking = false
/** The learner has agreed, and the move runs. */
let isSure = false

/** Runs `leave`, after a question where the page would lose what the learner has entered. A second move during the question is dropped. */
export function confirmLeave(leave: () => void): void {
  if (isSure || !isLeavingGuarded()) {
    leave()
    return
  }
  if (isAsking) return
  isAsking = true
  void confirm({ content: '填写的内容还没有保存，确定离开吗？' }).then((answer) => {
    isAsking = false
    isSure = answer
    if (isSure) leave()
    isSure = false
  })
}

/** `undoing`: the browser goes back to the guarded page. `leaving`: the learner has agreed to leave. */
let state: 'none' | 'undoing' | 'leaving' = 'none'
let heldDelta = 0

/**
 * The browser moves before a page can refuse. So the move away from a guarded page is undone, and done again when the learner agrees.
 * @param delta The number of history entries moved. Null if it is unknown: such a move is not held.
 * @returns True if the router must not see this move.
 */
export function interceptMove(delta: number | null, go: (delta: number) => void): boolean {
  const before = state
  state = 'none'
  if (before === 'leaving') return false
  if (before === 'undoing') {
    confirmLeave(() => {
      state = 'leaving'
      go(heldDelta)
    })
    return true
  }
  if (!isLeavingGuarded() || !delta) return false
  state = 'undoing'
  heldDelta = delta
  go(-delta)
  return true
}
