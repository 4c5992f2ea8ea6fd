import { localItem, localKeys } from '@xhkt/platform/storage'

/** What a learner has typed, until the server has it. */
export interface NoteDraft {
  id: string
  /** The id of the learner. */
  owner: string
  course_id: string
  section_id: string
  /** In seconds of the lesson. */
  position: number
  /** Null for a new note. */
  note_id: string | null
  text: string
  /** What the server had last: its version, 0 for a new note, and its text. */
  base: { version: number; text: string }
  /** A new note that was sent without an answer yet. It is sent again with the same key and text, so that there is one note. */
  creating: { key: string; text: string } | null
  /** Changes that were sent without an answer yet. The server may have one of them: it is no change of somebody else. */
  unanswered: readonly string[]
  /** The server has refused it, keeps another text, or has another change: it is sent again when the learner has decided. */
  isUndecided?: boolean
  /** Milliseconds of this machine. */
  changed_at: number
}

// A key for each draft: two tabs never write the same one.
const PREFIX = 'xhkt_note_drafts.'
/** Milliseconds after its last change until a draft is dropped. */
const KEPT_MS = 30 * 24 * 3600 * 1000

const stored = (key: string) =>
  localItem(key, {
    id: 'token',
    owner: 'token',
    course_id: 'token',
    section_id: 'token',
    position: 'count',
    note_id: ['null', 'token'],
    text: 'text',
    base: { version: 'count', text: 'text' },
    creating: ['null', { key: 'token', text: 'text' }],
    // A draft of an older release has none.
    'unanswered?': ['text'],
    'isUndecided?': 'flag',
    changed_at: 'count',
  })

/** Reads the time alone, because a draft of another release may have other fields. */
function isOld(key: string): boolean {
  const { changed_at = 0 } = localItem(key, { changed_at: 'count' }).get() ?? {}
  return Date.now() - changed_at > KEPT_MS
}

/** Whether this browser has a draft of any learner. */
export const hasNoteDrafts = (): boolean => localKeys(PREFIX).length > 0

/** The drafts of every learner of this browser. */
export const noteDrafts = {
  put: (draft: NoteDraft): void => void stored(PREFIX + draft.id).set(draft),

  remove: (id: string): void => stored(PREFIX + id).remove(),

  /**
   * The drafts of one learner, for one lesson if one is given, oldest first. One that cannot be read stays until it is old: after a
   * rollback the release that wrote it may come back.
   */
  of(learnerId: string, sectionId?: string): NoteDraft[] {
    const drafts: NoteDraft[] = []
    for (const key of localKeys(PREFIX)) {
      const draft = stored(key).get()
      if (isOld(key)) stored(key).remove()
      else if (draft?.owner === learnerId && (sectionId ?? draft.section_id) === draft.section_id) drafts.push({ unanswered: [], ...draft })
    }
    return drafts.sort((a, b) => a.changed_at - b.changed_at)
  },

  /**
   * Takes a draft for this page, so that no other open tab saves it too. The browser gives it back when the page closes.
   * @param waiting - Until it is aborted, the claim waits for a tab that has the draft. Without it nothing waits.
   * @returns A function that gives it back; null while another tab has it.
   */
  claim(id: string, waiting?: AbortSignal): Promise<(() => void) | null> {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return Promise.resolve(() => undefined)
    return new Promise((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        if (lock) return new Promise((release) => resolve(release))
        resolve(null)
        return undefined
      }
      locks.request(PREFIX + id, waiting ? { signal: waiting } : { ifAvailable: true }, hold).catch(() => resolve(null))
    })
  },
}
