import type { CourseDetail } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { toggleCompared, useCompared } from './compared.ts'

/** 对比 on the page of a course: chooses the course for the comparison. */
export function CompareButton({ course: { id } }: { course: CourseDetail }) {
  const isOn = useCompared().includes(id)
  return (
    <Button variant="text" size="sm" aria-pressed={isOn} onClick={() => toggleCompared(id)}>
      <svg viewBox="0 0 20 20" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={isOn ? 'M3.5 10.5l4.5 4.5 8.5-9.5' : 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z'} strokeLinejoin="round" />
      </svg>
      对比
    </Button>
  )
}
