import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '@xhkt/platform/api'

/**
 * Runs what a form does when it is sent, once at a time. A refusal of the API has been told by the toast of section 8 and is
 * told by nothing more; what was typed stays.
 * @returns Whether it is under way, and the form's `onSubmit`.
 */
export function useSubmission(run: () => Promise<void>): [busy: boolean, submit: (event: SubmitEvent) => void] {
  const [busy, setBusy] = useState(false)
  // A second click comes before the first one's state.
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
