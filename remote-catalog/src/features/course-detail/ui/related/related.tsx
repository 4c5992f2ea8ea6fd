import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNear } from '../../model/use-near.ts'
import { useRelated } from '../../model/use-related.ts'
import css from './related.module.css'

const Bones = () => (
  <div className={css.bones} role="status">
    <VisuallyHidden>加载中</VisuallyHidden>
    {Array.from({ length: 5 }, (_, i) => (
      <div key={i} className={css.bone} />
    ))}
  </div>
)

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
      <ReadView query={query} loading={<Bones />}>
        {({ list }) => <CourseGrid courses={list} label="相关课程" />}
      </ReadView>
    </section>
  )
}
