import { useMemo } from 'react'
import * as paths from '@xhkt/contract/paths'
import { useNavigate } from '@xhkt/platform/router'
import { type PlayerKey, usePlayerKeys } from '../../../common/player/keys/player-keys.ts'
import type { Neighbours } from './outline.ts'

/** The keys for the lessons before and after this one. */
export function useLessonKeys(courseId: string, { previous, next }: Neighbours): void {
  const navigate = useNavigate()
  const [before, after] = [previous?.section_id, next?.section_id]
  const keys = useMemo(() => {
    const open = (sectionId: string | undefined) => () => {
      if (sectionId !== undefined) void navigate(paths.lesson(courseId, sectionId))
    }
    const all: PlayerKey[] = [
      { keys: ['n'], shown: 'N', label: '下一节', topic: '课程', run: open(after) },
      { keys: ['p'], shown: 'P', label: '上一节', topic: '课程', run: open(before) },
    ]
    return all
  }, [navigate, courseId, before, after])
  usePlayerKeys(keys)
}
