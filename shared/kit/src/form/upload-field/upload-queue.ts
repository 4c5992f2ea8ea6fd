import type { UploadedPicture } from '@xhkt/contract'
import { ApiError, createUuid } from '@xhkt/platform/api'
import { PictureError, readPictureType } from './open-picture.ts'
import type { PreparedPicture } from './prepare-picture.ts'

export interface UploadItem {
  key: string
  /** The name of the file. */
  name: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** From 0 to 1. */
  sent: number
  /** An address; empty until it is known. */
  preview: string
  /** Why it failed; empty: it did not. */
  error: string
  /** False: the file itself is at fault. */
  canRetry: boolean
  /** Null until it is uploaded. */
  picture: UploadedPicture | null
}

export interface UploadState {
  items: readonly UploadItem[]
  /** The last event in words, for screen readers. */
  notice: string
  /** Why files were not added; empty: all were. */
  refusal: string
}

export interface UploadOptions {
  limit: number
  /** Turns a file into what is sent. Null: the learner has given up, and the picture is removed. */
  prepare: (file: File) => Promise<PreparedPicture | null>
  upload: (blob: Blob, how: { signal: AbortSignal; onProgress: (sent: number) => void }) => Promise<UploadedPicture>
  /** Pictures that were uploaded before, as those of a draft. */
  initial?: readonly UploadedPicture[]
}

/** One picture uploads while another one is prepared. With more of them, each would be slow. */
const atOnce = 2

const uploaded = (picture: UploadedPicture): UploadItem => ({
  ...{ key: createUuid(), name: '已上传的图片', state: 'done', sent: 1, preview: picture.url, error: '', canRetry: false },
  picture,
})

async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false
  const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()])
  const bytes = new Uint8Array(b)
  return new Uint8Array(a).every((byte, at) => byte === bytes[at])
}

/** The pictures of a form: prepares and uploads each, a few at once. */
export class UploadQueue {
  private state: UploadState
  private readonly files = new Map<string, { file: File; prepared: PreparedPicture | null }>()
  private readonly running = new Map<string, AbortController>()
  private readonly listeners = new Set<() => void>()
  private adding: Promise<void> = Promise.resolve()
  private isOpen = false

  constructor(private readonly options: UploadOptions) {
    this.state = { items: (options.initial ?? []).map(uploaded), notice: '', refusal: '' }
  }

  readonly snapshot = (): UploadState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Adds files one after the other, so that the same file in two drops is noticed. */
  readonly add = (files: readonly File[]): void => {
    this.adding = this.adding.then(() => this.addAll(files))
  }

  readonly retry = (key: string): void => {
    if (this.find(key)?.state !== 'failed') return
    this.change(key, { state: 'waiting', sent: 0, error: '' })
    this.startNext()
  }

  /** Takes a picture away, and cancels its upload. */
  readonly remove = (key: string): void => {
    const item = this.find(key)
    if (!item) return
    this.running.get(key)?.abort()
    this.files.delete(key)
    const notice = item.state === 'done' || item.state === 'failed' ? `已移除 ${item.name}` : `已取消上传 ${item.name}`
    this.set({ items: this.state.items.filter((other) => other.key !== key), notice, refusal: '' })
  }

  /**
   * Uploads while the form is on the page.
   * @returns A function that cancels every upload, and starts no other one.
   */
  readonly open = (): (() => void) => {
    this.isOpen = true
    this.startNext()
    return () => {
      this.isOpen = false
      for (const controller of this.running.values()) controller.abort()
    }
  }

  private find(key: string): UploadItem | undefined {
    return this.state.items.find((item) => item.key === key)
  }

  private set(change: Partial<UploadState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private change(key: string, change: Partial<UploadItem>, notice = this.state.notice): void {
    this.set({ items: this.state.items.map((item) => (item.key === key ? { ...item, ...change } : item)), notice })
  }

  /** Why a file is not added; empty: it is. */
  private async refusalOf(file: File): Promise<string> {
    const type = await readPictureType(file).catch(() => null)
    if (!type) return `${file.name} 不是 JPG、PNG 或 WebP 图片，没有添加`
    for (const known of this.files.values()) if (await isSameFile(known.file, file)) return `${file.name} 已经添加过了`
    return ''
  }

  private async addAll(files: readonly File[]): Promise<void> {
    let refusal = ''
    for (const file of files) {
      if (this.state.items.length >= this.options.limit) {
        refusal = `最多上传 ${this.options.limit} 张图片，其余的没有添加`
        break
      }
      const reason = await this.refusalOf(file)
      if (reason) refusal = reason
      else this.append(file)
    }
    this.set({ refusal })
  }

  private append(file: File): void {
    const key = createUuid()
    this.files.set(key, { file, prepared: null })
    const item: UploadItem = { key, name: file.name, state: 'waiting', sent: 0, preview: '', error: '', canRetry: true, picture: null }
    this.set({ items: [...this.state.items, item], notice: `正在上传 ${file.name}` })
    this.startNext()
  }

  private startNext(): void {
    const next = this.isOpen && this.running.size < atOnce ? this.state.items.find(({ state }) => state === 'waiting') : undefined
    if (next) void this.send(next)
  }

  private async send({ key, name }: UploadItem): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    this.running.set(key, controller)
    this.change(key, { state: 'sending' })
    this.startNext()
    try {
      const prepared = await this.prepare(key)
      if (!prepared) this.remove(key)
      else if (!signal.aborted) {
        const picture = await this.options.upload(prepared.blob, { signal, onProgress: (sent) => this.change(key, { sent }) })
        this.change(key, { state: 'done', sent: 1, picture }, `${name} 上传成功`)
      }
    } catch (error) {
      if (!signal.aborted) this.fail(key, name, error)
    } finally {
      this.running.delete(key)
      // The upload was cancelled because the session expired. It runs again after the next login.
      if (this.find(key)?.state === 'sending') this.change(key, { state: 'waiting', sent: 0 })
      this.startNext()
    }
  }

  /** A retry sends what was prepared before. */
  private async prepare(key: string): Promise<PreparedPicture | null> {
    const kept = this.files.get(key)
    if (!kept) return null
    kept.prepared ??= await this.options.prepare(kept.file)
    if (kept.prepared) this.change(key, { preview: kept.prepared.preview })
    return kept.prepared
  }

  private fail(key: string, name: string, error: unknown): void {
    const message = error instanceof PictureError || error instanceof ApiError ? error.message : '图片无法处理，请换一张'
    this.change(key, { state: 'failed', error: message, canRetry: error instanceof ApiError }, `${name} 上传失败：${message}`)
  }
}
