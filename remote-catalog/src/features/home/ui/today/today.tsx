import * as paths from '@xhkt/contract/paths'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { readError } from '@xhkt/kit/query/read-error'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useQuery } from '@xhkt/platform/query'
import { studiedQuery } from '../../api/queries.ts'
import { Section } from '../section.tsx'
import css from './today.module.css'

/** More than the two that are shown, because finished courses are left out. */
const ASKED_COURSES = 6

const load = () => import(/* webpackChunkName: "today" */ './today-content.tsx').then(({ TodayContent }) => TodayContent)

const Bones = () => (
  <div className={css.bones} role="status">
    <VisuallyHidden>加载中</VisuallyHidden>
    <span className={css.bone} />
    <span className={css.bone} />
  </div>
)

/**
 * Where the learner stopped, and what the day holds. The same height whatever it shows; `wide` when nothing stands beside it. A visitor
 * does not load its content.
 */
export function Today({ wide }: { wide: boolean }) {
  // After a lesson the progress has changed.
  const query = useQuery({ ...studiedQuery(ASKED_COURSES), staleTime: 0 })
  const { Component, failed, retry } = useLazyComponent(load)
  const isKnown = query.data !== undefined || readError(query) !== null
  return (
    <Section title="今日" all={{ href: paths.myCourses, of: '我的课程' }}>
      <div className={classNames(css.panel, wide && css.wide)}>
        {failed && <InlineError name="今日" onRetry={retry} />}
        {Component && isKnown ? <Component query={query} wide={wide} /> : !failed && <Bones />}
      </div>
    </Section>
  )
}
