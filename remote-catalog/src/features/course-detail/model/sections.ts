import type { CourseDetail } from '@xhkt/contract'
import { formatCount } from '@xhkt/kit/format'

export type SectionId = 'introduction' | 'outline' | 'teachers' | 'materials' | 'evaluations'

export interface Section {
  id: SectionId
  name: string
  /** In brackets after the name of the tab. */
  count?: string
}

/** The sections of the page, each with a tab. A course without materials has no tab for them. */
export function sectionsOf({ materials, evaluation_count }: Pick<CourseDetail, 'materials' | 'evaluation_count'>): Section[] {
  return [
    { id: 'introduction', name: '课程介绍' },
    { id: 'outline', name: '课程目录' },
    { id: 'teachers', name: '授课老师' },
    ...(materials.length > 0 ? [{ id: 'materials', name: '学习资料' } as const] : []),
    { id: 'evaluations', name: '学员评价', count: evaluation_count > 0 ? formatCount(evaluation_count) : undefined },
  ]
}
