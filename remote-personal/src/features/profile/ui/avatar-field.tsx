import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { openPicture, PictureError } from '@xhkt/kit/form/open-picture'
import { useFileDrop } from '@xhkt/kit/form/use-file-drop'
import { Avatar } from '@xhkt/kit/ui/avatar'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { useAuth } from '@xhkt/platform/auth'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { useAvatarUrl } from '../../../layout/use-avatar-url.ts'
import { useRemoveAvatar } from '../model/use-remove-avatar.ts'
import sizes from './profile-sizes.module.css'
import css from './avatar-field.module.css'

const loadDialog = async () => (await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog.tsx')).CropDialog

const ignore = (): void => undefined

/** Opens one picture at a time: a later one replaces one that is still being opened. */
function useOpenedPicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState('')
  const newest = useRef(0)
  const close = useCallback(() => {
    setPicture((open) => {
      open?.close()
      return null
    })
  }, [])
  const add = useCallback(([file]: readonly File[]) => {
    if (!file) return
    newest.current += 1
    const turn = newest.current
    setError('')
    openPicture(file).then(
      ({ bitmap }) => {
        if (turn === newest.current) setPicture(bitmap)
        else bitmap.close()
      },
      (cause: unknown) => {
        if (turn !== newest.current) return
        setError(cause instanceof PictureError ? cause.message : '图片无法打开，请换一张')
      },
    )
  }, [])
  return { picture, error, add, close }
}

interface PickerProps {
  learnerId: string
  form: RefObject<HTMLFormElement | null>
  isOver: boolean
  error: string
  onFiles: (files: readonly File[]) => void
}

function Picker({ learnerId, form, isOver, error, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const name = useAuth(({ user }) => user?.nickname ?? '')
  const url = useAvatarUrl()
  const { remove, removing } = useRemoveAvatar(learnerId)
  const hadAvatar = useRef(url !== '')
  // 移除头像 has the focus and disappears when the avatar is removed.
  useEffect(() => {
    if (hadAvatar.current && url === '' && document.activeElement === document.body) form.current?.querySelector('button')?.focus({ preventScroll: true })
    hadAvatar.current = url !== ''
  }, [url, form])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Reset, so that the same file can be chosen again.
    target.value = ''
  }
  return (
    <form ref={form} className={classNames(sizes.profile, css.field, isOver && css.over)} aria-label="头像">
      <Avatar src={url} name={name} size={96} />
      <div className={css.words}>
        <div className={css.buttons}>
          <Button onClick={() => input.current?.click()}>{url ? '更换头像' : '上传头像'}</Button>
          {url && (
            <Button variant="text" loading={removing} onClick={remove}>
              移除头像
            </Button>
          )}
        </div>
        <input ref={input} type="file" accept="image/jpeg,image/png,image/webp" hidden aria-label="选择头像图片" onChange={choose} />
        <p className={css.hint}>可点击选择、拖到此处或粘贴。支持 JPG、PNG、WebP，选好后可以裁剪。</p>
        <p className={css.error} role="alert">
          {error}
        </p>
      </div>
    </form>
  )
}

/** The avatar, and the way to another one: choose, drop or paste a picture, then crop it (docs/product/personal.md#avatar). */
export function AvatarField({ learnerId }: { learnerId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { picture, error, add, close } = useOpenedPicture()
  const isOver = useFileDrop(form, picture ? ignore : add, 'page')
  return (
    <>
      <Picker learnerId={learnerId} form={form} isOver={isOver} error={error} onFiles={add} />
      {picture && <LazyContent load={loadDialog} name="裁剪窗口" props={{ picture, learnerId, onClose: close }} />}
    </>
  )
}
