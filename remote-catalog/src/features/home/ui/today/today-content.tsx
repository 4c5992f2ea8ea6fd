import { classNames } from '@xhkt/kit/ui/class-names'
import { ContinueLearning, type StudiedCourses } from './continue-learning.tsx'
import { TodayFacts } from './today-facts.tsx'
import css from './today-content.module.css'

/** The courses to continue, and what the day holds. Without a course there is a way to one instead. */
export const TodayContent = ({ query, wide }: StudiedCourses) => (
  <div className={classNames(css.content, wide && css.wide)}>
    <div className={css.courses}>
      <ContinueLearning query={query} wide={wide} />
    </div>
    {query.data && query.data.list.length > 0 && (
      <div className={css.facts}>
        <TodayFacts />
      </div>
    )}
  </div>
)
