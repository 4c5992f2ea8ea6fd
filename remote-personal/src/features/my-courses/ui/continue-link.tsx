import type { MouseEvent } from 'react'
import type { MyCourse } from '@xhkt/shared/contract'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { continuePath } from '../model/continue-path.ts'
import { useBeginCourse } from '../model/use-begin-course.ts'

/** Goes on at the last lesson, or begins with the first. */
export function ContinueLink({ mine }: { mine: MyCourse }) {
  const begin = useBeginCourse(mine.course.id)
  const onClick = (event: MouseEvent) => {
    // A click that opens another tab follows the address.
    if (mine.last_section_id || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    begin()
  }
  return (
    <ButtonLink variant="primary" size="sm" href={continuePath(mine)} onClick={onClick} aria-label={`继续学习 ${mine.course.title}`}>
      继续学习
    </ButtonLink>
  )
}
