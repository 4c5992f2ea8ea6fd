import type { ReactNode } from 'react'
import { create } from 'zustand'

/** A question that waits for the learner. `answer` settles it and removes it from the screen. */
export interface Question {
  id: number
  content: ReactNode
  /** The question in plain words, for a browser that could not load the dialog. */
  text: string
  answer: (ok: boolean) => void
}

/** The open questions. The host draws the first one. */
export const useQuestions = create<{ questions: readonly Question[] }>()(() => ({ questions: [] }))

let lastId = 0

type Asked = { content: string } | { content: ReactNode; text: string }

/**
 * Asks the learner a question in a dialog. The host gives every question the same title and the buttons 确定 and 取消
 * (docs/product/api.md#confirmation-dialogs). Questions queue. A content that is more than words comes with the question as `text`.
 * @returns True for 确定, false for 取消 and for a dialog that is closed.
 */
export function confirm(asked: Asked): Promise<boolean> {
  const { content } = asked
  const text = 'text' in asked ? asked.text : asked.content
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (ok: boolean) => {
      useQuestions.setState(({ questions }) => ({ questions: questions.filter((question) => question.id !== id) }))
      resolve(ok)
    }
    useQuestions.setState(({ questions }) => ({ questions: [...questions, { id, content, text, answer }] }))
  })
}
