import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import type { CourseDetail } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import type { DialogProps } from '@xhkt/kit/lazy/dialog-button'
import { CloseButton } from '@xhkt/kit/ui/close-button'
import { ShareLink } from '@xhkt/kit/ui/share-link'
import css from './share-dialog.module.css'

/** A native modal dialog: it keeps the focus inside, closes on Escape and returns the focus. */
export function ShareDialog({ course, onReady, onClose }: { course: CourseDetail } & DialogProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const code = useAuth((state) => (state.token ? state.user?.invite_code : undefined))
  const link = new URL(paths.sharedCourse(course.id, code), location.origin).href
  const notifyReady = useEffectEvent(onReady)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    notifyReady()
    // The content fills the dialog, so a click on the dialog itself is on the backdrop. The keyboard has Escape.
    const onGround = (event: Event) => event.target === element && element.close()
    element.addEventListener('mousedown', onGround)
    return () => {
      element.removeEventListener('mousedown', onGround)
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={css.box}>
        <h2 id={title} className={css.title}>
          分享课程
        </h2>
        <p className={css.name} title={course.title}>
          {course.title}
        </p>
        <ShareLink link={link} name="课程链接" hint="微信扫一扫，把课程分享给好友" />
        <CloseButton className={css.close} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
