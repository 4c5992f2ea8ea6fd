import type { ReactNode } from 'react'
import type { NotedCourse } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { ListResults } from '@xhkt/kit/list/list-results'
import { useTotal } from '@xhkt/kit/list/use-total'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Tag } from '@xhkt/kit/ui/tag'
import { useAuth } from '@xhkt/platform/auth'
import { useSearchParams } from '@xhkt/platform/router'
import { formatCount } from '@xhkt/kit/format'
import { PersonalLayout } from '../../../layout/personal-layout.tsx'
import { ContentSkeleton, textBones } from '../../../common/content-skeleton.tsx'
import { type CourseNotes, groupNotes } from '../model/note-groups.ts'
import { type Deletions, useDeletions } from '../model/use-deletions.ts'
import { type NoteList, notesAt, useMyNotes, useNotedCourses } from '../model/use-my-notes.ts'
import { LessonGroup } from './lesson-group.tsx'
import { NoteSearch } from './note-search.tsx'
import css from './note-groups.module.css'

const nothingYet = {
  title: '还没有笔记',
  description: '学习时点“记笔记”，笔记会按课程收在这里',
  action: (
    <ButtonLink variant="primary" href={paths.myCourses}>
      去学习
    </ButtonLink>
  ),
}

const nothingFound = {
  title: '没有找到相关笔记',
  description: '换一个词试试，或查看全部笔记',
  action: <ButtonLink href={paths.notes}>查看全部笔记</ButtonLink>,
}

const CourseFilter = ({ list: { choices, hrefOf }, courses }: { list: NoteList; courses: readonly NotedCourse[] }) => (
  <ChoiceRow
    label="课程"
    choices={[
      { key: 'all', name: '全部', href: hrefOf({ course_id: undefined }), current: choices.course_id === undefined },
      ...courses.map(({ course_id, title, note_count }) => ({
        key: course_id,
        name: `${title} ${formatCount(note_count)}`,
        href: hrefOf({ course_id }),
        current: course_id === choices.course_id,
      })),
    ]}
  />
)

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
      <a href={paths.course(course_id)}>{course_title}</a>
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
  const answer = useMyNotes(list)
  const courses = useNotedCourses()
  const deletions = useDeletions(hrefOf({ page: choices.page }))
  // Without the notes the page shows an error already.
  useErrorToast(answer.data && courses, '笔记的课程')
  const total = useTotal(answer, hrefOf({}))
  const isFiltered = choices.course_id !== undefined || choices.keyword !== undefined
  const known = courses.data?.list ?? []
  const isGone = (courseId: string) => known.some(({ course_id, owned }) => course_id === courseId && !owned)
  const frame = (content: ReactNode) => (
    <PersonalLayout title="我的笔记">
      <div className={css.head}>
        <NoteSearch key={choices.keyword} list={list} canExport={(answer.data?.total ?? 0) > 0} />
        <CourseFilter list={list} courses={known} />
        <p className={css.count} role="status">
          {choices.keyword !== undefined && answer.data ? `找到 ${formatCount(answer.data.total)} 条笔记` : ''}
        </p>
      </div>
      {content}
    </PersonalLayout>
  )
  return (
    <ListResults
      answer={{ ...answer, data: answer.data && deletions.fill(answer.data) }}
      page={choices.page}
      total={total}
      hrefOf={(page) => hrefOf({ page })}
      loading={frame(<ContentSkeleton>{textBones}</ContentSkeleton>)}
      empty={isFiltered ? nothingFound : nothingYet}
      frame={frame}
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
    </ListResults>
  )
}
