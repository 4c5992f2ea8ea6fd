import type { CourseDetail } from '@xhkt/contract'
import { CourseEvaluations } from '@xhkt/kit/evaluation/course-evaluations'
import { showSection } from '../../model/use-current-section.ts'
import { useNear } from '../../model/use-near.ts'

/** The evaluations of a course. Loads when the reader comes near. */
export function Evaluations({ course }: { course: CourseDetail }) {
  const [near, place] = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {/* Another page is read from its top. Whatever moves below it is then out of view. */}
      <CourseEvaluations course={course} enabled={near} onTurn={() => showSection('evaluations')} />
    </div>
  )
}
