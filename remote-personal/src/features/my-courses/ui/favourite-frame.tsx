import type { ReactNode } from 'react'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { CourseTabs } from './course-tabs.tsx'
import { StudyPanel } from './study-panel.tsx'
import css from './my-course-page.module.css'

/** What 收藏 has around its list, while its code loads too. */
export const favouriteFrame = (content: ReactNode) => (
  <PersonalLayout title="我的课程">
    <StudyPanel />
    <div className={css.head}>
      <CourseTabs current="favourite" />
      <p className={css.order}>按收藏时间排列，最近的在最前</p>
    </div>
    {content}
  </PersonalLayout>
)
