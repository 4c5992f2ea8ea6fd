import type { SubmitEvent } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'

/**
 * Runs the submit action of a form, one run at a time. An ApiError is ignored here, because its toast has informed the learner
 * (docs/product/api.md#error-messages). Other errors are thrown.
 * @returns Whether the action is running, and the form's `onSubmit`.
 */
export function useSubmission(run: () => Promise<void>): [busy: boolean, submit: (event: SubmitEvent) => void] {
  const [busy, start] = useSingleFlight(run)
  return [
    busy,
    (event) => {
      event.preventDefault()
      start().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      })
    },
  ]
}
