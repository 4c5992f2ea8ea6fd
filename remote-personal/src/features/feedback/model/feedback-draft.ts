import type { UploadedPicture } from '@xhkt/contract'
import { serverNow } from '@xhkt/platform/api'
import { localJson } from '@xhkt/platform/storage'

/** What a learner has entered and not sent. */
export interface FeedbackDraft {
  /** The value of the kind's option; empty: none. */
  kind: string
  text: string
  pictures: readonly UploadedPicture[]
}

interface StoredDraft extends FeedbackDraft {
  /** Milliseconds of this machine. */
  changed_at: number
  /** The last attempt to send it. The server may have taken it, although no answer came. */
  attempt?: { key: string; content: string } | undefined
}

/** A key for each learner: another one of the same browser neither sees nor overwrites it. */
const keyOf = (owner: string): string => `xhkt_feedback_draft.${owner}`
/** Older drafts are dropped, in milliseconds. */
const keptMs = 30 * 24 * 3600 * 1000
/** A picture that the server removes sooner is left out, in seconds: the form must still be sent. */
const pictureReserve = 600

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPicture = (value: unknown): value is UploadedPicture =>
  isRecord(value) && typeof value.picture_id === 'string' && typeof value.url === 'string' && Number.isFinite(value.expires_at)

/** Anybody can edit a storage. */
const isDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  typeof value.kind === 'string' &&
  typeof value.text === 'string' &&
  Array.isArray(value.pictures) && value.pictures.every(isPicture) &&
  Number.isFinite(value.changed_at) &&
  (value.attempt === undefined || (isRecord(value.attempt) && [value.attempt.key, value.attempt.content].every((part) => typeof part === 'string')))

export const feedbackDrafts = {
  /** The learner's draft; null: there is none. */
  get(owner: string): FeedbackDraft | null {
    const draft = localJson.get(keyOf(owner), isDraft)
    if (!draft || Date.now() - draft.changed_at > keptMs) return null
    const { kind, text, pictures } = draft
    return { kind, text, pictures: pictures.filter(({ expires_at }) => (expires_at - pictureReserve) * 1000 > serverNow()) }
  },

  /** Keeps a draft; an empty one is removed. */
  put(owner: string, draft: FeedbackDraft): void {
    if (draft.kind === '' && draft.text.trim() === '' && draft.pictures.length === 0) localJson.remove(keyOf(owner))
    else localJson.set(keyOf(owner), { ...draft, changed_at: Date.now(), attempt: localJson.get(keyOf(owner), isDraft)?.attempt })
  },

  /**
   * The idempotency key of an attempt to send: that of the attempt before, if it sent the same, also before a reload; else the new one,
   * which the draft keeps.
   */
  attemptKey(owner: string, feedback: object, newKey: string): string {
    const draft = localJson.get(keyOf(owner), isDraft)
    const content = JSON.stringify(feedback)
    if (draft?.attempt?.content === content) return draft.attempt.key
    if (draft) localJson.set(keyOf(owner), { ...draft, attempt: { key: newKey, content } })
    return newKey
  },

  remove: (owner: string): void => localJson.remove(keyOf(owner)),
}
