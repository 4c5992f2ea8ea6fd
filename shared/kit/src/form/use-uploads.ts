import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FormPicturePath, UploadedPicture } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { type PreparedPicture, preparePicture } from './upload-field/prepare-picture.ts'
import { UploadQueue, type UploadState } from './upload-field/upload-queue.ts'

export interface UploadsOptions {
  /** The call that takes the pictures. */
  path: FormPicturePath
  /** The most pictures. */
  limit: number
  /** Pictures that were uploaded before, as those of a draft. Read once. */
  initial?: readonly UploadedPicture[]
  /** Turns a file into what is sent, such as a part that the learner crops; null: they gave up. By default, the whole picture. */
  prepare?: (file: File) => Promise<PreparedPicture | null>
}

export interface Uploads extends UploadState {
  limit: number
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
  /** The uploaded ones, in the learner's order. */
  pictures: readonly UploadedPicture[]
  /** Why the form cannot be sent yet; undefined: it can. */
  problem: string | undefined
}

function problemOf({ items }: UploadState): string | undefined {
  if (items.some(({ state }) => state === 'failed')) return '有图片没有上传成功，请重试或移除'
  return items.some(({ state }) => state !== 'done') ? '图片还在上传，请稍候再提交' : undefined
}

/** The pictures of a form, for its `UploadField`. What is being uploaded when the form leaves the page is cancelled. */
export function useUploads({ path, limit, initial, prepare = preparePicture }: UploadsOptions): Uploads {
  const [queue] = useState(
    () => new UploadQueue({ limit, initial, prepare, upload: (blob, how) => api.upload(path, blob, { ...how, toast: false }) }),
  )
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot)
  useEffect(() => queue.open(), [queue])
  const { add, retry, remove } = queue
  const { items } = state
  const pictures = useMemo(() => items.flatMap(({ picture }) => picture ?? []), [items])
  return { ...state, limit, add, retry, remove, pictures, problem: problemOf(state) }
}
