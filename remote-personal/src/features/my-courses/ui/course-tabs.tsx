import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import css from './course-tabs.module.css'

/** The lists of my courses: those that I have, and 收藏. */
export const CourseTabs = ({ current }: { current: 'mine' | 'favourite' }) => (
  <div className={css.tabs}>
    <ChoiceRow
      label="我的课程"
      look="tabs"
      choices={[
        { key: 'mine', name: '已购课程', href: paths.myCourses, current: current === 'mine' },
        { key: 'favourite', name: '收藏', href: paths.favourites(), current: current === 'favourite' },
      ]}
    />
  </div>
)
