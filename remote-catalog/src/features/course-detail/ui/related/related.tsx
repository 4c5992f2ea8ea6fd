import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import type { CourseGridProps } from '@xhkt/kit/ui/course-grid'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useQuery } from '@xhkt/platform/query'
import { useNear } from '../../model/use-near.ts'
import { relatedQuery } from '../../api/queries.ts'
import css from './related.module.css'

const useRelated = (courseId: string, enabled: boolean) => useQuery({ ...relatedQuery(courseId), enabled })

const loadGrid = () =>
  import(/* webpackChunkName: "related" */ '../../../../common/compare/comparable-courses.tsx').then(({ ComparableCourses }) => ComparableCourses)

/** Before the reader is near, nothing loads, and nothing is announced. */
const Bones = ({ idle = false }: { idle?: boolean }) => (
  <div className={css.bones} role={idle ? undefined : 'status'}>
    {!idle && <VisuallyHidden>加载中</VisuallyHidden>}
    {Array.from({ length: 5 }, (_, i) => (
      <div key={i} className={css.bone} />
    ))}
  </div>
)

function Grid(props: CourseGridProps) {
  const { Component, failed, retry } = useLazyComponent(loadGrid)
  if (failed) return <InlineError name="相关课程" onRetry={retry} />
  return Component ? <Component {...props} /> : <Bones />
}

/** Related courses; nothing when there are none. */
export function Related({ courseId }: { courseId: string }) {
  const [near, place] = useNear<HTMLElement>()
  const query = useRelated(courseId, near)
  if (query.data?.list.length === 0) return null
  return (
    <section ref={place} className={css.related} aria-labelledby="related-name">
      <h2 id="related-name" className={css.name}>
        相关课程
      </h2>
      <ReadView query={query} loading={<Bones idle={!near} />}>
        {({ list }) => <Grid courses={list} label="相关课程" />}
      </ReadView>
    </section>
  )
}
