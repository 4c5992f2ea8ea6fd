let isPointer = false
let isFocusByPointer = false

addEventListener('pointerdown', () => { isPointer = true }, { capture: true })
addEventListener('keydown', ({ key }) => { if (key === 'Tab') isPointer = false }, { capture: true })
addEventListener('focusin', () => { isFocusByPointer = isPointer }, { capture: true })

/** The focused element was reached by keyboard, not pressed with a pointer: the learner expects it to answer to keys. */
export const hasKeyboardFocus = (): boolean => !isFocusByPointer
