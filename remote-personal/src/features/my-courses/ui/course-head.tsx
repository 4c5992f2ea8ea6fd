import type { ReactNode } from 'react'
import { useQueryClient } from '@xhkt/platform/query'
import { cachedCounts } from '../model/course-cache.ts'
import { CourseTabs } from './course-tabs.tsx'
import { StudyPanel } from './study-panel.tsx'
import css from './my-course-page.module.css'

/** Above each list of 我的课程: the study time, and what the list has. */
export const CourseHead = ({ children }: { children: ReactNode }) => (
  <>
    <StudyPanel />
    <div className={css.head}>{children}</div>
  </>
)

/** `children` says how the list is ordered. */
export const FavouriteHead = ({ children }: { children?: ReactNode }) => (
  <CourseHead>
    {/* Without the counts of the tab before, the tabs would move under the pointer. */}
    <CourseTabs current="favourite" counts={cachedCounts(useQueryClient())} />
    <p className={css.order}>{children}</p>
  </CourseHead>
)
