import { feedbackTextMaxLength } from '@xhkt/contract/limits'

/** What a link fills in. */
export interface FilledFeedback {
  kind: string
  text: string
}

/** What the query of the address fills in (`paths.feedbackOn`); undefined: nothing. */
export function filledFeedback(params: URLSearchParams): FilledFeedback | undefined {
  const text = params.get('text')?.slice(0, feedbackTextMaxLength)
  return text ? { kind: params.get('kind') ?? '', text } : undefined
}
