import { create } from 'zustand'

/** How long an error stays, in milliseconds (docs/product/api.md#error-messages). */
const ERROR_MS = 5000
const OTHER_MS = 3000

export interface Toast {
  id: number
  kind: 'error' | 'success' | 'info'
  text: string
}

/** The toasts on the screen, oldest first. The host draws them. */
export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

function close(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }))
}

function show(kind: Toast['kind'], text: string): void {
  const { toasts } = useToasts.getState()
  const same = toasts.find((shown) => shown.kind === kind && shown.text === text)
  const id = same?.id ?? ++lastId
  if (!same) useToasts.setState({ toasts: [...toasts, { id, kind, text }] })
  // The same text does not appear twice. Its time starts again.
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(() => close(id), kind === 'error' ? ERROR_MS : OTHER_MS))
}

/** Short messages. An error stays 5 s, the others 3 s. A text that is on the screen is not shown twice. */
export const toast = {
  error: (text: string) => show('error', text),
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  /** Removes a toast before its time. */
  close,
}
