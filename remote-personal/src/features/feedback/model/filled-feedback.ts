/** What a link fills in. */
export interface FilledFeedback {
  kind: string
  text: string
}

/** The most that a link fills in, in characters. */
const LONGEST = 500

/** What the query of the address fills in (`paths.feedbackOn`); undefined: nothing. */
export function filledFeedback(params: URLSearchParams): FilledFeedback | undefined {
  const text = params.get('text')?.slice(0, LONGEST)
  return text ? { kind: params.get('kind') ?? '', text } : undefined
}
