import type { NotedCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { choicesOf } from '@xhkt/kit/list/list-address'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Tag } from '@xhkt/kit/ui/tag'
import { useAuth } from '@xhkt/platform/auth'
import { useSearchParams } from '@xhkt/platform/router'
import { formatCount } from '@xhkt/kit/format'
import { useQuery } from '@xhkt/platform/query'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { textBones } from '../../../common/content-skeleton.tsx'
import { PersonalList } from '../../../layout/personal-list.tsx'
import { notedCoursesQuery, notesQuery } from '../api/queries.ts'
import { type NoteList, notesAt } from '../model/note-address.ts'
import { type CourseNotes, groupNotes } from '../model/note-groups.ts'
import { type Deletions, useDeletions } from '../model/use-deletions.ts'
import { LessonGroup } from './lesson-group.tsx'
import { NoteSearch } from './note-search.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'
import css from './note-groups.module.css'

const nothingYet = {
  title: '还没有笔记',
  description: '学习时点“记笔记”，笔记会按课程收在这里',
  action: (
    <ButtonLink variant="primary" href={paths.myCourses}>
      查看我的课程
    </ButtonLink>
  ),
}

const nothingFound = {
  title: '没有找到相关笔记',
  description: '换一个词试试，或查看全部笔记',
  action: <ButtonLink href={paths.notes}>查看全部笔记</ButtonLink>,
}

function CourseFilter({ list: { choices, hrefOf }, courses }: { list: NoteList; courses: readonly NotedCourse[] }) {
  const counted = courses.map(({ course_id, title, note_count }) => [course_id, `${title} ${formatCount(note_count)}`] as const)
  return <ChoiceRow label="课程" scrolls choices={choicesOf([[undefined, '全部'], ...counted], choices.course_id, (course_id) => hrefOf({ course_id }))} />
}

interface GroupProps {
  course: CourseNotes
  /** The learner does not have the course any more. */
  isGone: boolean
  learnerId: string
  keyword: string
  deletions: Deletions
}

const CourseGroup = ({ course: { course_id, course_title, lessons }, isGone, ...group }: GroupProps) => (
  <section className={css.course} aria-label={course_title}>
    <h2 className={css.courseTitle}>
      <a className={tallLink} href={paths.course(course_id)}>{course_title}</a>
      {isGone && <Tag tone="warning">课程已不可学习，笔记仍保留</Tag>}
    </h2>
    {lessons.map((lesson) => (
      <LessonGroup key={lesson.section_id} lesson={lesson} {...group} />
    ))}
  </section>
)

/** All notes of the learner, by course and lesson. */
export default function MyNotePage() {
  const [params] = useSearchParams()
  const learnerId = useAuth((state) => state.user?.user_id ?? '')
  const list = notesAt(params)
  const { choices, hrefOf } = list
  const answer = useQuery(notesQuery(choices))
  const courses = useQuery(notedCoursesQuery)
  const deletions = useDeletions(hrefOf({ page: choices.page }))
  // Without the notes the page shows an error already.
  useErrorToast(answer.data && courses, '笔记的课程')
  const isFiltered = choices.course_id !== undefined || choices.keyword !== undefined
  const known = courses.data?.list ?? []
  const isGone = (courseId: string) => known.some(({ course_id, owned }) => course_id === courseId && !owned)
  const head = (
    <div className={css.head}>
      <NoteSearch key={choices.keyword} list={list} canExport={(answer.data?.total ?? 0) > 0} />
      <CourseFilter list={list} courses={known} />
      <p className={css.count} role="status">
        {choices.keyword !== undefined && answer.data ? `找到 ${formatCount(answer.data.total)} 条笔记` : ''}
      </p>
      {answer.data && <WaitingDrafts learnerId={learnerId} shown={new Set(answer.data.list.map(({ section_id }) => section_id))} />}
    </div>
  )
  return (
    <PersonalList
      title="我的笔记"
      head={head}
      answer={{ ...answer, data: answer.data && deletions.fill(answer.data) }}
      hrefOf={(page) => hrefOf({ page })}
      bones={textBones}
      empty={isFiltered ? nothingFound : nothingYet}
    >
      {(notes) =>
        groupNotes(notes).map((course) => (
          <CourseGroup
            key={course.course_id}
            course={course}
            isGone={isGone(course.course_id)}
            learnerId={learnerId}
            keyword={choices.keyword ?? ''}
            deletions={deletions}
          />
        ))
      }
    </PersonalList>
  )
}
