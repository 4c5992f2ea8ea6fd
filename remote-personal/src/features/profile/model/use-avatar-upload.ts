import { useEffect, useRef, useState } from 'react'
import { PictureError } from '@xhkt/kit/form/open-picture'
import { ApiError } from '@xhkt/platform/api'
import { auth, useAuth } from '@xhkt/platform/auth'
import { toast } from '@xhkt/platform/toast'
import { uploadAvatar } from '../api/queries.ts'
import { foreignSession } from './foreign-session.ts'

/** `sent`: from 0 to 1. */
export type AvatarUpload = { state: 'idle' } | { state: 'sending'; sent: number } | { state: 'failed'; message: string }

const idle: AvatarUpload = { state: 'idle' }

const messageOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof PictureError ? error.message : '图片无法处理，请换一张'

/** Uploads the avatar of a learner, which shows in the top bar of every tab at once. It is cancelled when its dialog closes. */
export function useAvatarUpload(learnerId: string, onDone: () => void) {
  const [upload, setUpload] = useState(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(encode: () => Promise<Blob>, { signal }: AbortController): Promise<void> {
    const blob = await encode()
    const refusal = foreignSession(learnerId)
    if (refusal !== null) throw new PictureError(refusal)
    const onProgress = (sent: number): void => setUpload({ state: 'sending', sent })
    const { avatar } = await uploadAvatar(blob, { signal, onProgress })
    auth.synchronize()
    const { user, tag } = useAuth.getState()
    if (user?.user_id === learnerId) auth.setUser({ ...user, avatar }, tag)
    toast.success('头像已更新')
    onDone()
  }

  return {
    upload,
    /** `encode` makes what is sent. A second start during an upload is ignored. */
    start: (encode: () => Promise<Blob>): void => {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      setUpload({ state: 'sending', sent: 0 })
      send(encode, controller)
        .catch((error: unknown) => setUpload(controller.signal.aborted ? idle : { state: 'failed', message: messageOf(error) }))
        .finally(() => (running.current = null))
    },
    cancel: (): void => running.current?.abort(),
  }
}
