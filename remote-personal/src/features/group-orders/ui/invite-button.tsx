import { useState } from 'react'
import type { CourseCard } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { useAuth } from '@xhkt/platform/auth'
import { Button } from '@xhkt/kit/ui/button'
import { CopyText } from '@xhkt/kit/ui/copy-text'
import { useCopy } from '@xhkt/kit/ui/use-copy'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'

/** Copies the link by which friends join. Where the browser refuses, the link is shown to be copied by hand. */
export function InviteButton({ groupId, course }: { groupId: string; course: CourseCard }) {
  const code = useAuth((state) => state.user?.invite_code)
  const [isRefused, setRefused] = useState(false)
  const link = new URL(paths.groupInvitation(groupId, course.id, code), location.origin).href
  const { state, copy } = useCopy(link, () => setRefused(true))
  return (
    <>
      {/* Stands first, so that it moves no button, and adds no gap between two buttons while it is empty. */}
      <span role="status">{state === 'copied' && '邀请链接已复制，去粘贴给好友吧'}</span>
      {isRefused && <CopyText name="邀请链接" text={link} />}
      <Button variant="primary" size="sm" onClick={() => void copy()}>
        邀请好友
        <VisuallyHidden>{course.title}</VisuallyHidden>
      </Button>
    </>
  )
}
