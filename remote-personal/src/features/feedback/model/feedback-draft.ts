import type { UploadedPicture } from '@xhkt/contract'
import { serverNow } from '@xhkt/platform/api'
import { localItem } from '@xhkt/platform/storage'

/** What a learner has entered and not sent. */
export interface FeedbackDraft {
  /** The value of the kind's option; empty: none. */
  kind: string
  text: string
  pictures: readonly UploadedPicture[]
}

/**
 * Each learner has a draft: another learner in the same browser neither sees nor overwrites it. All fields are optional: the readable part
 * of a damaged draft is shown, and is stored again with the next change.
 */
const stored = (learnerId: string) =>
  localItem(`xhkt_feedback_draft.${learnerId}`, {
    'kind?': 'text',
    'text?': 'text',
    'pictures?': [{ picture_id: 'token', url: 'token', expires_at: 'count' }],
    /** Milliseconds of this machine. */
    'changed_at?': 'count',
    /** The last attempt to send it. The server may have taken it, although no answer came. */
    'attempt?': { key: 'token', content: 'token' },
  })
/** The age in milliseconds from which a draft is dropped. */
const keptMs = 30 * 24 * 3600 * 1000
/** In seconds. A picture that the server removes sooner is left out, as sending the form takes some time. */
const pictureReserve = 600

const isEmpty = ({ kind, text, pictures }: FeedbackDraft): boolean => kind === '' && text.trim() === '' && pictures.length === 0

export const feedbackDrafts = {
  /** The learner's draft; null: there is none. */
  get(learnerId: string): FeedbackDraft | null {
    const draft = stored(learnerId).get()
    if (!draft) return null
    const { kind = '', text = '', pictures = [], changed_at = Date.now() } = draft
    if (Date.now() - changed_at > keptMs || isEmpty({ kind, text, pictures })) return null
    return { kind, text, pictures: pictures.filter(({ expires_at }) => (expires_at - pictureReserve) * 1000 > serverNow()) }
  },

  /** Keeps a draft; an empty one is removed. */
  put(learnerId: string, draft: FeedbackDraft): void {
    if (isEmpty(draft)) stored(learnerId).remove()
    else stored(learnerId).set({ ...draft, changed_at: Date.now(), attempt: stored(learnerId).get()?.attempt })
  },

  /**
   * The idempotency key of an attempt to send. The same content has the key of the previous attempt, even after a reload. Other content
   * has the new key, which is stored.
   */
  attemptKey(learnerId: string, feedback: object, newKey: string): string {
    const draft = stored(learnerId).get()
    const content = JSON.stringify(feedback)
    if (draft?.attempt?.content === content) return draft.attempt.key
    // A form that a link has filled in has no draft yet: its key is stored too.
    if (learnerId) stored(learnerId).set({ ...draft, attempt: { key: newKey, content } })
    return newKey
  },

  remove: (learnerId: string): void => stored(learnerId).remove(),
}
