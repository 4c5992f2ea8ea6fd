import type { ReactNode } from 'react'
import { create } from 'zustand'

/** How long an error stays, in milliseconds (section 8). */
const ERROR_MS = 5000
const OTHER_MS = 3000

export interface Toast {
  id: number
  kind: 'error' | 'success' | 'info'
  text: string
}

/** A question that waits for the learner; `answer` settles it and takes it off the screen. */
export interface Question {
  id: number
  content: ReactNode
  answer: (ok: boolean) => void
}

interface FeedbackState {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** The first is the one to show. */
  questions: readonly Question[]
}

/** What waits to be shown. The host draws it; nothing here touches the page. */
export const useFeedback = create<FeedbackState>()(() => ({ toasts: [], questions: [] }))

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

function close(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  useFeedback.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }))
}

function show(kind: Toast['kind'], text: string): void {
  const { toasts } = useFeedback.getState()
  const same = toasts.find((shown) => shown.kind === kind && shown.text === text)
  const id = same?.id ?? ++lastId
  if (!same) useFeedback.setState({ toasts: [...toasts, { id, kind, text }] })
  // The same text again is not doubled, but stays its full time from now.
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(() => close(id), kind === 'error' ? ERROR_MS : OTHER_MS))
}

/** Short notices: an error stays 5 s (section 8), the others 3 s. A text that is on the screen is not shown twice. */
export const toast = {
  error: (text: string) => show('error', text),
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  /** Takes a notice off before its time. */
  close,
}

/**
 * Asks the learner what 确定 and 取消 answer: section 8 has these two buttons and the title 系统提示 for every question.
 * Resolves false when the question is put away; several wait in line.
 */
export function confirm({ content }: Pick<Question, 'content'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (ok: boolean) => {
      useFeedback.setState(({ questions }) => ({ questions: questions.filter((question) => question.id !== id) }))
      resolve(ok)
    }
    useFeedback.setState(({ questions }) => ({ questions: [...questions, { id, content, answer }] }))
  })
}
