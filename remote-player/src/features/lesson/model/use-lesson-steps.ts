import { useMemo } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { type PlayerKey, usePlayerKeys } from '../../../common/player/keys/player-keys.ts'
import type { MediaSteps } from '../../../common/player/model/media-session.ts'
import type { Neighbours } from '../../../common/outline/outline.ts'

/** The way to the lessons before and after this one, by N and P too. Memoized. */
export function useLessonSteps(courseId: string, { previous, next }: Neighbours): MediaSteps {
  const navigate = useNavigate()
  const [before, after] = [previous?.section_id, next?.section_id]
  const steps = useMemo((): MediaSteps => {
    const open = (sectionId: string | undefined) =>
      sectionId === undefined ? undefined : () => void navigate(paths.lesson(courseId, sectionId))
    return { previous: open(before), next: open(after) }
  }, [navigate, courseId, before, after])
  const keys = useMemo((): PlayerKey[] => {
    const nothing = (): void => undefined
    return [
      { keys: ['p'], shown: 'P', label: '上一节', topic: '课程', run: steps.previous ?? nothing },
      { keys: ['n'], shown: 'N', label: '下一节', topic: '课程', run: steps.next ?? nothing },
    ]
  }, [steps])
  usePlayerKeys(keys)
  return steps
}
