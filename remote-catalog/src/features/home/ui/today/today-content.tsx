import type { DataOf } from '@xhkt/contract'
import { classNames } from '@xhkt/kit/ui/class-names'
import type { Read } from '@xhkt/kit/ui/read-view'
import { ContinueLearning } from './continue-learning.tsx'
import { TodayFacts } from './today-facts.tsx'
import css from './today-content.module.css'

export interface TodayContentProps {
  /** The courses studied last, or why they are not known. */
  query: Read<DataOf<'GET', '/v1/user/course/list'>>
  /** Side by side. */
  wide: boolean
}

/** The courses to continue, and what the day holds. Without a course there is a way to one instead. */
export const TodayContent = ({ query, wide }: TodayContentProps) => (
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
