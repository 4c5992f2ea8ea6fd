import type { MyCourse } from '@xhkt/contract'
import { myCourseLink } from '@xhkt/kit/rules/my-course-link'
import * as paths from '@xhkt/contract/paths'
import { useQuery } from '@xhkt/platform/query'
import { OfflineError } from '@xhkt/kit/query/offline-error'
import { Button } from '@xhkt/kit/ui/button'
import { classNames } from '@xhkt/kit/ui/class-names'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { Cover } from '@xhkt/kit/ui/cover'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { formatDuration } from '@xhkt/kit/format'
import { studiedQuery } from '../api/queries.ts'
import { CourseLine } from './course-line.tsx'
import { Section } from './section.tsx'
import css from './continue-learning.module.css'

/** How far it is: `学到 12:34 · 犯罪构成`. */
const lastPosition = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `学到 ${formatDuration(last_position)} · ${last_section_title}` : '还没有开始学习'

const MAX_COURSES = 3

function StudiedCourse({ mine }: { mine: MyCourse }) {
  const { course, progress } = mine
  return (
    <CourseLine
      href={myCourseLink(mine).path}
      picture={
        <span className={css.cover}>
          <Cover src={course.cover} alt="" width={112} />
        </span>
      }
      title={course.title}
      fact={lastPosition(mine)}
      below={<ProgressBar value={progress} label={`${course.title}的学习进度`} showValue />}
    />
  )
}

const NoCourse = () => (
  <div className={css.note}>
    <p className={css.text}>您还没有课程，从一门感兴趣的课开始吧</p>
    <AllCoursesLink variant="default" size="sm" />
  </div>
)

const Bones = () => (
  <div className={css.list} role="status">
    <VisuallyHidden>加载中</VisuallyHidden>
    {Array.from({ length: MAX_COURSES }, (_, i) => (
      <span key={i} className={css.bone} />
    ))}
  </div>
)

function Studied() {
  // After a lesson the progress has changed.
  const query = useQuery({ ...studiedQuery(MAX_COURSES), staleTime: 0 })
  return (
    <ReadView
      query={query}
      loading={<Bones />}
      renderError={(_, error) => (
        <div className={css.note} role="alert">
          <p className={css.text}>{error instanceof OfflineError ? error.message : '学习记录加载失败'}</p>
          <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
            重试
          </Button>
        </div>
      )}
    >
      {({ list }) =>
        list.length === 0 ? (
          <NoCourse />
        ) : (
          <ul className={css.list} aria-label="继续学习">
            {list.slice(0, MAX_COURSES).map((mine) => (
              <li key={mine.course.id}>
                <StudiedCourse mine={mine} />
              </li>
            ))}
          </ul>
        )
      }
    </ReadView>
  )
}

/** Where the learner stopped. The same height whatever it shows; `wide` when nothing stands beside it. */
export function ContinueLearning({ wide }: { wide: boolean }) {
  return (
    <Section title="继续学习" all={{ href: paths.myCourses, of: '我的课程' }}>
      <div className={classNames(css.panel, wide && css.wide)}>
        <Studied />
      </div>
    </Section>
  )
}
