import type { BodyOf, Note } from '@xhkt/contract'
import { tidyText } from '@xhkt/contract/clean-text'
import { errorCode } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'
import type { NoteDraft } from './note-drafts.ts'

export type SaveStatus =
  /** `empty`: an existing note without a text is not saved. */
  | { kind: 'saved' | 'unsaved' | 'saving' | 'empty' }
  /** The last attempt failed. The text is saved again by itself. */
  | { kind: 'failed' }
  /** No attempt was answered. Saved again on request, when the text changes, and when the network is back. */
  | { kind: 'stalled' }
  /** The server does not take it. Saved again on request, and when the text changes. */
  | { kind: 'refused'; message: string }
  /** The server keeps another text than it was sent. Saved again on request, and when the text changes. */
  | { kind: 'altered'; kept: string }
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
/** Automatic requests for one text. After them only the learner, or the return of the network, starts the next one. */
export const MOST_WRITES = 3
/** Unanswered texts that a draft keeps. */
const MOST_UNANSWERED = 20

const endsByItself = (kind: SaveStatus['kind']): boolean => kind !== 'conflict' && kind !== 'refused' && kind !== 'altered' && kind !== 'stalled'

/**
 * The texts that the server may have, with one more. Beyond the limit the first ones stay, which may have arrived before the connection
 * broke, and the last one.
 */
const withUnanswered = (texts: readonly string[], text: string): string[] =>
  texts.includes(text) ? [...texts] : [...texts.slice(0, MOST_UNANSWERED - 1), text]

/**
 * Saves one note while it is typed, and keeps a draft until the server has the text. One request at a time; what is typed meanwhile
 * follows. Texts are compared as sent, cleaned as the server cleans them. So a server that keeps another text causes no endless saving.
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
  /** Requests since the learner, or the network, started them. */
  private writes = 0
  /** The HTTP status of the last failure; 0: no answer. */
  private failedStatus = 0

  constructor(draft: NoteDraft, private readonly ports: SaverPorts) {
    this.draft = draft
    this.status = this.isSaved() ? { kind: 'saved' } : this.isAltered() ? { kind: 'altered', kept: draft.base.text } : { kind: 'unsaved' }
    this.shown = { draft, status: this.status }
  }

  snapshot = (): { draft: NoteDraft; status: SaveStatus } => this.shown

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The server has the text. A new note without a text counts as saved: there is nothing to keep. */
  isSaved = (): boolean => {
    const { creating, unanswered, text, base } = this.draft
    return !this.isSending && creating === null && unanswered.length === 0 && tidyText(text) === tidyText(base.text)
  }

  type(text: string): void {
    // A server that fails at the first text of a new note must not block the next text.
    const isFirstGivenUp = this.status.kind === 'stalled' && this.failedStatus !== 0 && this.draft.creating?.text !== tidyText(text)
    const isUndecided = this.status.kind === 'conflict'
    this.change({ text, isUndecided, changed_at: Date.now(), ...(isFirstGivenUp && { creating: null }) })
    if (isUndecided) return
    this.failures = 0
    this.writes = 0
    this.settle()
  }

  /** Saves an unsaved text now, unless it waits for a decision of the learner. */
  save = (): void => {
    if (endsByItself(this.status.kind)) void this.send()
  }

  /** Saves again, because the learner asks for it. */
  retry = (): void => {
    this.failures = 0
    this.writes = 0
    void this.send()
  }

  /** Saves again, because the network is back, unless the server has answered and the text waits for a decision of the learner. */
  reconnect = (): void => {
    if (this.status.kind === 'stalled' || endsByItself(this.status.kind)) this.retry()
  }

  /** The learner accepts the text that the server keeps. */
  takeKept = (): void => {
    if (this.status.kind !== 'altered') return
    this.change({ text: this.status.kept })
    this.settle()
  }

  resolve(choice: Resolution): void {
    if (this.status.kind !== 'conflict') return
    const { version, text, position } = this.status.current
    const decided = { isUndecided: false }
    if (choice === 'theirs') this.rebase({ version, text }, { ...decided, text, position })
    else if (choice === 'mine') this.rebase({ version, text }, decided)
    else this.rebase({ version: 0, text: '' }, { ...decided, note_id: null })
    this.show({ kind: 'unsaved' })
    if (this.isSaved()) this.settle()
    else this.retry()
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

  /** Bases the draft on a newer version. So the server can no longer take an older change that was sent before. */
  private rebase(base: NoteDraft['base'], part: Partial<NoteDraft> = {}): void {
    this.change({ base, unanswered: [], ...part })
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
    else if (this.isEmpty()) this.show({ kind: 'empty' })
    else {
      if (this.status.kind !== 'failed') this.show({ kind: 'unsaved' })
      if (!this.isStopped) this.cancelTimer = this.ports.after(delay, this.save)
    }
  }

  private async send(): Promise<void> {
    this.cancelTimer()
    if (this.isSending || this.status.kind === 'conflict' || this.isSaved() || this.isEmpty()) return
    if (this.writes >= MOST_WRITES) {
      this.show({ kind: 'stalled' })
      return
    }
    this.writes += 1
    this.isSending = true
    this.show({ kind: 'saving' })
    try {
      const { note, sent } = await this.request()
      this.isSending = false
      this.failures = 0
      const isAltered = tidyText(note.text) !== sent && tidyText(this.draft.text) === sent
      this.rebase({ version: note.version, text: note.text }, { note_id: note.note_id, creating: null, isUndecided: isAltered })
      if (isAltered) this.show({ kind: 'altered', kept: note.text })
      else {
        this.show({ kind: 'unsaved' })
        this.settle()
      }
      this.ports.onSaved?.(note)
    } catch (cause) {
      this.isSending = false
      if (!(cause instanceof ApiError)) throw cause
      this.fail(cause)
    }
  }

  /** Whether an earlier visit ended as `altered`: the server has answered each request, and keeps another text. */
  private isAltered = (): boolean => this.draft.isUndecided === true && this.draft.note_id !== null && this.draft.unanswered.length === 0

  private isEmpty = (): boolean => tidyText(this.draft.text) === '' && !this.draft.creating

  /** The draft records a text before it is sent: the answer may come after this page is closed. */
  private async request(): Promise<{ note: Note; sent: string }> {
    const { note_id, course_id, section_id, position, base, unanswered } = this.draft
    const text = tidyText(this.draft.text)
    if (note_id !== null) {
      this.change({ isUndecided: false, unanswered: withUnanswered(unanswered, text) })
      return { note: await this.ports.update({ note_id, version: base.version, text }), sent: text }
    }
    if (!this.draft.creating) this.change({ isUndecided: false, creating: { key: this.ports.newKey(), text } })
    const creating = this.draft.creating ?? { key: '', text }
    return { note: await this.ports.create({ course_id, section_id, position, text: creating.text }, creating.key), sent: creating.text }
  }

  /** The note was changed here, and only the answer was lost: what is typed since is based on that. */
  private isOwnChange = ({ text }: Note): boolean => this.draft.unanswered.includes(tidyText(text))

  private fail({ kind, code, data, message, status }: ApiError): void {
    if (kind !== 'business') {
      this.failedStatus = status
      // A call of an expired session wrote nothing, so it does not count.
      if (kind === 'expired') this.writes -= 1
      this.show({ kind: this.writes < MOST_WRITES ? 'failed' : 'stalled' })
      if (this.writes < MOST_WRITES) this.settle(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** this.failures++))
    } else if (code === errorCode.noteChanged && data !== undefined) {
      const current = data as Note
      const { version, text } = current
      if (this.isOwnChange(current)) {
        this.rebase({ version, text })
        this.save()
      } else {
        this.change({ isUndecided: true })
        this.show({ kind: 'conflict', current })
      }
    } else if (code === errorCode.noteNotFound && this.draft.note_id !== null) {
      // The note was deleted elsewhere while it is written here: it becomes a new note.
      this.rebase({ version: 0, text: '' }, { note_id: null })
      this.save()
    } else {
      this.change({ creating: null, isUndecided: true })
      this.show({ kind: 'refused', message })
    }
  }
}
