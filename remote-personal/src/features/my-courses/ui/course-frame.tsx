import type { ReactNode } from 'react'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { CourseTabs } from './course-tabs.tsx'
import { StudyPanel } from './study-panel.tsx'
import css from './my-course-page.module.css'

/** The frame of each list of 我的课程; `head` is above the list. */
export const CourseFrame = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <PersonalLayout title="我的课程">
    <StudyPanel />
    <div className={css.head}>{head}</div>
    {children}
  </PersonalLayout>
)

const favouriteHead = (
  <>
    <CourseTabs current="favourite" />
    <p className={css.order}>按收藏时间排列，最近的在最前</p>
  </>
)

export const favouriteFrame = (content: ReactNode) => <CourseFrame head={favouriteHead}>{content}</CourseFrame>
