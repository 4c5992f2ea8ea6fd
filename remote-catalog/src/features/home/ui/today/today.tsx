import * as paths from '@xhkt/contract/paths'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { useQuery } from '@xhkt/platform/query'
import { studiedQuery } from '../../api/queries.ts'
import { Section } from '../section.tsx'
import { ContinueLearning, mostStudied } from './continue-learning.tsx'
import css from './today.module.css'

const loadFacts = () => import(/* webpackChunkName: "today" */ './today-facts.tsx').then(({ TodayFacts }) => TodayFacts)

/** What the day holds. It loads after the courses, because it is less urgent. */
function Facts() {
  const { Component, failed, retry } = useLazyComponent(loadFacts)
  if (failed) return <InlineError name="今日" onRetry={retry} />
  return Component && <Component />
}

/** Where the learner stopped, and what the day holds. The same height whatever it shows; `wide` when nothing stands beside it. */
export function Today({ wide }: { wide: boolean }) {
  // After a lesson the progress has changed.
  const query = useQuery({ ...studiedQuery(mostStudied), staleTime: 0 })
  const hasCourses = query.data === undefined || query.data.list.length > 0
  return (
    <Section title="今日" all={{ href: paths.myCourses, of: '我的课程' }}>
      <div className={classNames(css.panel, wide && css.wide)}>
        <div className={css.courses}>
          <ContinueLearning query={query} wide={wide} />
        </div>
        {hasCourses && <div className={css.facts}>{query.data && <Facts />}</div>}
      </div>
    </Section>
  )
}
