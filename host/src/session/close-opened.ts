import { auth, useAuth } from '@xhkt/platform/auth'
import { useQuestions } from '@xhkt/platform/confirm'
import { toast, useToasts } from '@xhkt/platform/toast'
import { pauseUntilPress } from './pause-until-press.ts'

const nothing = (): void => undefined

/**
 * Closes what was opened for a session that has ended: questions (as 取消), toasts, native dialogs, the full screen and the window of a
 * video. Pictures and sound pause, and stay paused until somebody presses. All else is inside a page, which is unmounted or hidden; `Modal`
 * hides itself on a page that stays.
 */
export function closeOpened(): void {
  for (const { answer } of useQuestions.getState().questions) answer(false)
  for (const { id } of useToasts.getState().toasts) toast.close(id)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  if (useAuth.getState().dialog?.form === 'link') auth.closeLogin()
  pauseUntilPress()
  if (document.fullscreenElement) document.exitFullscreen().catch(nothing)
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(nothing)
}
