import { useState } from 'react'
import * as words from '@xhkt/kit/words'
import { Button } from '@xhkt/kit/ui/button'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { courseCard } from '@xhkt/kit/ui/course-skeletons'
import { times } from '@xhkt/kit/ui/bone'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { Choice } from '../layout/choice.tsx'
import { Example } from '../layout/example.tsx'
import { sampleCourse } from '../samples.ts'
import css from './grid-section.module.css'

const states = [
  ['loaded', '有内容'],
  ['loading', '加载中'],
  ['empty', '空'],
  ['error', '出错'],
] as const
type Shown = (typeof states)[number][0]

const courses = Array.from({ length: 5 }, (_, i) =>
  sampleCourse({ id: `${i}`, title: `考研英语第${i + 1}期`, old_price: i % 2 ? 39900 : 0, form: i === 2 ? 2 : 1 }),
)

function Grid({ shown, onLoad }: { shown: Shown; onLoad: () => void }) {
  switch (shown) {
    case 'loaded':
      return <CourseGrid label="示例课程" courses={courses} />
    case 'loading':
      return (
        <div className={css.bones} role="status" aria-label="加载中">
          {times(5, courseCard)}
        </div>
      )
    case 'empty':
      return <EmptyView title="还没有课程" description="换一个分类看看" action={<Button onClick={onLoad}>{words.allCourses}</Button>} />
    case 'error':
      return <ErrorView error={new Error('网络异常')} onRetry={onLoad} />
  }
}

export function GridSection() {
  const [shown, setShown] = useState<Shown>('loaded')
  return (
    <Example
      name="CourseGrid"
      when="一组课程，每行最多五张，窗口窄时更少。首屏可见的几张用 priorityCount 提前加载封面。"
      code="import { CourseGrid } from '@xhkt/kit/ui/course-grid'"
    >
      <Choice label="状态" options={states} value={shown} onChange={setShown} />
      <div className={css.ground}>
        <Grid shown={shown} onLoad={() => setShown('loaded')} />
      </div>
    </Example>
  )
}
