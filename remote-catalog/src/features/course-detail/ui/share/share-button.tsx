import type { CourseDetail } from '@xhkt/contract'
import { DialogButton } from '@xhkt/kit/lazy/dialog-button'

const loadDialog = () => import(/* webpackChunkName: "share" */ './share-dialog.tsx').then(({ ShareDialog }) => ShareDialog)

/** 分享: the link of the course, and a QR code of it for a phone. */
export function ShareButton({ course }: { course: CourseDetail }) {
  return (
    <DialogButton variant="text" size="sm" load={loadDialog} name="分享窗口" props={{ course }}>
      <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M12 3.5l5 5-5 5v-3c-4 0-7 1-9 5 0-5 3-9 9-9z" strokeLinejoin="round" />
      </svg>
      分享
    </DialogButton>
  )
}
