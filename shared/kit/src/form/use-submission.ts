import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '@xhkt/platform/api'

/**
 * Runs the submit action of a form, one run at a time. An ApiError is ignored here, because its toast has told the learner
 * (docs/product/api.md#error-messages). Other errors are thrown.
 * @returns Whether the action is running, and the form's `onSubmit`.
 */
export function useSubmission(run: () => Promise<void>): [busy: boolean, submit: (event: SubmitEvent) => void] {
  const [busy, setBusy] = useState(false)
  // A second click can come before the first one's state is rendered.
  const underWay = useRef(false)

  async function start(): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return [
    busy,
    (event) => {
      event.preventDefault()
      void start()
    },
  ]
}
