/** A key that types no character. */
export type Key = 'Enter' | 'Escape' | 'PageUp' | 'ArrowRight'

/**
 * One browser with one page, controlled by the protocol of its engine. A driver knows no elements, so that the same code finds elements
 * and waits for them in every engine (`learner.ts`).
 */
export interface Driver {
  /** Goes to an address. Resolves once its document has loaded. */
  open: (url: string) => Promise<void>
  /**
   * Calls a function in the page and resolves to its result. The function must be self-contained; arguments and result are JSON. For a
   * script that tsx runs, it names no function of its own: tsx would wrap that by a helper, which the page lacks.
   */
  evaluate: <Args extends readonly unknown[], Result>(read: (...args: Args) => Result, ...args: Args) => Promise<Result>
  /** Presses the mouse at a point of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
  /** Errors of the console and uncaught errors since the start. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

/** The viewport of a learner, in CSS pixels. */
export const viewport = { width: 1280, height: 800 }
