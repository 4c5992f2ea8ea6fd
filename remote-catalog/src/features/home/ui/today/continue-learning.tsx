import type { DataOf, MyCourse } from '@xhkt/contract'
import { myCourseLink } from '@xhkt/kit/rules/my-course-link'
import { OfflineError } from '@xhkt/kit/query/offline-error'
import { Button } from '@xhkt/kit/ui/button'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Cover } from '@xhkt/kit/ui/cover'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { formatDuration } from '@xhkt/kit/format'
import { CourseLine } from '../course-line.tsx'
import css from './continue-learning.module.css'

export interface StudiedCourses {
  /** The courses studied last, or why they are not known. */
  query: Read<DataOf<'GET', '/v1/user/course/list'>>
  /** Side by side. */
  wide: boolean
}

/** How far it is: `学到 12:34 · 犯罪构成`. A live lesson has no position. */
const lastPosition = ({ last_section_id, last_section_title, last_position }: MyCourse): string =>
  last_section_id ? `学到 ${last_position ? `${formatDuration(last_position)} · ` : ''}${last_section_title}` : '还没有开始学习'

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

/** The number of courses that the row has room for. */
const MOST_SHOWN = 2

/** The first unfinished courses; finished ones only where there is no other. */
function shownOf(list: readonly MyCourse[]): readonly MyCourse[] {
  const unfinished = list.filter(({ progress }) => progress < 100)
  return (unfinished.length > 0 ? unfinished : list).slice(0, MOST_SHOWN)
}

/** The courses studied last, each with a link to where the learner stopped; or that there is none, or why they cannot be read. */
export function ContinueLearning({ query, wide }: StudiedCourses) {
  return (
    <ReadView
      query={query}
      loading={null}
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
          <ul className={classNames(css.list, wide && css.wide)} aria-label="继续学习">
            {shownOf(list).map((mine) => (
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
