import { localJson } from '@xhkt/platform/storage'

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
  unanswered: string[]
  /** Milliseconds of this machine. */
  changed_at: number
}

// A key for each draft: two tabs never write the same one.
const PREFIX = 'xhkt_note_drafts.'
/** Older drafts are dropped, in milliseconds. */
const KEPT_MS = 30 * 24 * 3600 * 1000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string')

/** A draft of an older release has no `unanswered`. */
type StoredDraft = Omit<NoteDraft, 'unanswered'> & Partial<Pick<NoteDraft, 'unanswered'>>

/** Anybody can edit a storage. */
function isDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value)) return false
  const { id, owner, course_id, section_id, position, note_id, text, base, creating, unanswered = [], changed_at } = value
  return (
    areTexts(id, owner, course_id, section_id, text) &&
    Number.isInteger(position) &&
    (note_id === null || typeof note_id === 'string') &&
    isRecord(base) && Number.isInteger(base.version) && typeof base.text === 'string' &&
    (creating === null || (isRecord(creating) && areTexts(creating.key, creating.text))) &&
    Array.isArray(unanswered) && areTexts(...(unanswered as unknown[])) &&
    Number.isFinite(changed_at)
  )
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    // Blocked storage: a draft is lost with its page.
    return []
  }
}

/** The drafts of every learner of this browser. */
export const noteDrafts = {
  put: (draft: NoteDraft): void => void localJson.set(PREFIX + draft.id, draft),

  remove: (id: string): void => localJson.remove(PREFIX + id),

  /** The drafts of one learner for one lesson, oldest first. */
  of(owner: string, sectionId: string): NoteDraft[] {
    const drafts: NoteDraft[] = []
    for (const key of keys()) {
      const draft = localJson.get(key, isDraft)
      if (!draft || Date.now() - draft.changed_at > KEPT_MS) localJson.remove(key)
      else if (draft.owner === owner && draft.section_id === sectionId) drafts.push({ unanswered: [], ...draft })
    }
    return drafts.sort((a, b) => a.changed_at - b.changed_at)
  },

  /**
   * Takes a draft for this page, so that no other open tab saves it too. The browser gives it back when the page closes.
   * @returns A function that gives it back; null while another tab has it.
   */
  claim(id: string): Promise<(() => void) | null> {
    const locks = navigator.locks as LockManager | undefined
    if (!locks) return Promise.resolve(() => undefined)
    return new Promise((resolve) => {
      void locks.request(PREFIX + id, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release))
        resolve(null)
        return undefined
      })
    })
  },
}
