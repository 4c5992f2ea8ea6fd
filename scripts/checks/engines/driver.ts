/** A key that has no character. */
export type Key = 'Enter' | 'Escape' | 'PageUp' | 'ArrowRight'

/**
 * One browser with one page, over the protocol of its engine. It knows no elements: what finds them and waits for them is the same
 * code in every engine (`learner.ts`).
 */
export interface Driver {
  /** Goes to an address, and resolves once its document is there. */
  open: (url: string) => Promise<void>
  /** Calls a function in the page, and resolves to its result. The function stands alone; arguments and result are JSON. */
  evaluate: <Args extends readonly unknown[], Result>(read: (...args: Args) => Result, ...args: Args) => Promise<Result>
  /** Presses the mouse at a point of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** The viewport as PNG. */
  screenshot: () => Promise<Buffer>
  /** Errors of the console, and errors that nothing caught, since the start. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

/** The viewport of a learner, in CSS pixels. */
export const viewport = { width: 1280, height: 800 }
