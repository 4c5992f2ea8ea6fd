import type { BodyOf, Note } from '@xhkt/contract'
import { errorCode } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'
import type { NoteDraft } from './note-drafts.ts'

export type SaveStatus =
  /** `empty`: an existing note without a text is not saved. */
  | { kind: 'saved' | 'unsaved' | 'saving' | 'empty' }
  /** Saved again by itself. */
  | { kind: 'failed' }
  /** The server does not take it. Saved again on request, and when the text changes. */
  | { kind: 'refused'; message: string }
  /** The note was changed elsewhere, to `current`. The learner decides. */
  | { kind: 'conflict'; current: Note }

/** What a learner keeps of a note that was changed in two places: this text, the other one, or two notes. */
export type Resolution = 'mine' | 'theirs' | 'both'

export interface SaverPorts {
  create: (body: BodyOf<'POST', '/v1/user/note'>, idempotencyKey: string) => Promise<Note>
  update: (body: BodyOf<'PUT', '/v1/user/note'>) => Promise<Note>
  store: { put: (draft: NoteDraft) => void; remove: (id: string) => void }
  newKey: () => string
  /** Runs `call` later. Returns a function that cancels it. */
  after: (ms: number, call: () => void) => () => void
  onSaved?: (note: Note) => void
}

/** Milliseconds without typing until the text is saved. */
export const SAVE_AFTER_MS = 1_000
const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** Spaces and lines around the text are not part of a note. */
const contentOf = (text: string): string => text.trim()

/**
 * Saves one note while it is typed, and keeps a draft until the server has the text. One request at a time; what is typed meanwhile
 * follows.
 */
export class NoteSaver {
  private draft: NoteDraft
  private status: SaveStatus
  private shown: { draft: NoteDraft; status: SaveStatus }
  private readonly listeners = new Set<() => void>()
  private cancelTimer: () => void = () => undefined
  private isSending = false
  private isStopped = false
  private failures = 0
  /** Texts that were sent as changes without an answer. The server may have one of them. */
  private unanswered: string[] = []

  constructor(draft: NoteDraft, private readonly ports: SaverPorts) {
    this.draft = draft
    this.status = { kind: this.isSaved() ? 'saved' : 'unsaved' }
    this.shown = { draft, status: this.status }
  }

  snapshot = (): { draft: NoteDraft; status: SaveStatus } => this.shown

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The server has the text. A new note without a text counts as saved: there is nothing to keep. */
  isSaved = (): boolean => !this.isSending && this.draft.creating === null && contentOf(this.draft.text) === this.draft.base.text

  type(text: string): void {
    this.change({ text, changed_at: Date.now() })
    if (this.status.kind === 'conflict') return
    this.failures = 0
    this.settle()
  }

  /** Saves now what is not saved. */
  save = (): void => void this.send()

  resolve(choice: Resolution): void {
    if (this.status.kind !== 'conflict') return
    const { version, text, position } = this.status.current
    if (choice === 'theirs') this.change({ base: { version, text }, text, position })
    else if (choice === 'mine') this.change({ base: { version, text } })
    else this.change({ note_id: null, base: { version: 0, text: '' } })
    this.show({ kind: 'unsaved' })
    if (this.isSaved()) this.settle()
    else this.save()
  }

  /** Sends nothing more, except an open request. The draft stays if it is not saved. */
  stop(): void {
    this.isStopped = true
    this.cancelTimer()
  }

  private change(part: Partial<NoteDraft>): void {
    this.draft = { ...this.draft, ...part }
    if (this.isSaved()) this.ports.store.remove(this.draft.id)
    else this.ports.store.put(this.draft)
    this.show(this.status)
  }

  private show(status: SaveStatus): void {
    this.status = status
    this.shown = { draft: this.draft, status }
    for (const listener of this.listeners) listener()
  }

  /** Updates the state, and plans the next request. */
  private settle(delay = SAVE_AFTER_MS): void {
    this.cancelTimer()
    if (this.isSending) return
    if (this.isSaved()) this.show({ kind: 'saved' })
    else if (contentOf(this.draft.text) === '' && !this.draft.creating) this.show({ kind: 'empty' })
    else {
      if (this.status.kind !== 'failed') this.show({ kind: 'unsaved' })
      if (!this.isStopped) this.cancelTimer = this.ports.after(delay, this.save)
    }
  }

  private async send(): Promise<void> {
    this.cancelTimer()
    const isEmpty = contentOf(this.draft.text) === '' && !this.draft.creating
    if (this.isSending || this.status.kind === 'conflict' || this.isSaved() || isEmpty) return
    this.isSending = true
    this.show({ kind: 'saving' })
    const sent = contentOf(this.draft.text)
    try {
      const note = await this.request()
      this.isSending = false
      this.failures = 0
      this.unanswered = []
      this.change({ note_id: note.note_id, base: { version: note.version, text: note.text }, creating: null })
      this.show({ kind: 'unsaved' })
      this.settle()
      this.ports.onSaved?.(note)
    } catch (cause) {
      this.isSending = false
      if (!(cause instanceof ApiError)) throw cause
      this.fail(cause, sent)
    }
  }

  private request(): Promise<Note> {
    const { note_id, course_id, section_id, position, base } = this.draft
    const text = contentOf(this.draft.text)
    if (note_id !== null) return this.ports.update({ note_id, version: base.version, text })
    if (!this.draft.creating) this.change({ creating: { key: this.ports.newKey(), text } })
    const creating = this.draft.creating ?? { key: '', text }
    return this.ports.create({ course_id, section_id, position, text: creating.text }, creating.key)
  }

  /** The note was changed here, and only the answer was lost: what is typed since is based on that. */
  private isOwnChange = ({ text }: Note): boolean => this.unanswered.includes(text)

  private fail({ kind, code, data, message }: ApiError, sent: string): void {
    if (kind !== 'business') {
      if (this.draft.note_id !== null) this.unanswered.push(sent)
      this.show({ kind: 'failed' })
      this.settle(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** this.failures++))
    } else if (code === errorCode.noteChanged && this.isOwnChange(data as Note)) {
      const { version, text } = data as Note
      this.change({ base: { version, text } })
      this.save()
    } else if (code === errorCode.noteChanged) {
      this.show({ kind: 'conflict', current: data as Note })
    } else if (code === errorCode.noteNotFound && this.draft.note_id !== null) {
      // Deleted elsewhere while it is being written here: it becomes a new note.
      this.change({ note_id: null, base: { version: 0, text: '' } })
      this.save()
    } else {
      this.change({ creating: null })
      this.show({ kind: 'refused', message })
    }
  }
}
