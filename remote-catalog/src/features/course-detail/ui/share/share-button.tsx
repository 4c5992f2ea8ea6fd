import { useState } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { ShareDialog } from './share-dialog.tsx'

/** 分享: the link of the course, and a QR code of it for a phone. */
export function ShareButton({ course }: { course: CourseDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="text" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M12 3.500l5 5-5 5v-3c-4 0-7 1-9 5 0-5 3-9 9-9z" strokeLinejoin="round" />
        </svg>
        分享
      </Button>
      {isOpen && <ShareDialog course={course} onClose={() => setIsOpen(false)} />}
    </>
  )
}
