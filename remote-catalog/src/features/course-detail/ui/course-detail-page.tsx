import { readAnswersBy } from '@xhkt/platform/api'
import { type ReactNode, useState } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { RestOfPage, useRenderedCount } from '@xhkt/kit/lazy/progressive'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { useAddressValue } from '@xhkt/kit/use-address-value'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { CompareBar } from '../../../common/compare/compare-bar.tsx'
import { isId } from '../../../common/is-id.ts'
import { NamedPage } from '../../../common/named-page.tsx'
import { useCourseDetail } from '../model/use-course-detail.ts'
import { useIsPast } from '../model/use-is-past.ts'
import { CourseBody } from './body/course-body.tsx'
import { CourseHead } from './head/course-head.tsx'
import { CourseDetailSkeleton } from '../../../skeletons.tsx'
import { answers } from '../../../common/answers.ts'
import sizes from '../../../sizes.module.css'

readAnswersBy(answers)

const State = ({ children }: { children: ReactNode }) => <NamedPage name="课程详情">{children}</NamedPage>

function NoCourseChosen() {
  return (
    <State>
      <EmptyView
        title="还没有选择课程"
        description="链接里缺少课程编号，请从课程列表进入"
        action={<AllCoursesLink />}
      />
    </State>
  )
}

const loadSummary = () => import(/* webpackChunkName: "sticky-summary" */ './sticky-summary.tsx').then(({ StickySummary }) => StickySummary)

interface WholeCourseProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
  onOutdated: () => void
}

/** The title and the picture come first, then the rest of the head, then the sections. */
function WholeCourse({ course, studied, onOutdated }: WholeCourseProps) {
  const [offer, setOffer] = useState<Element | null>(null)
  const isPast = useIsPast(offer)
  const { Component: StickySummary } = useLazyComponent(isPast ? loadSummary : null)
  const step = useRenderedCount(1, 3)
  return (
    <div className={sizes.course}>
      <CourseHead offerRef={setOffer} course={course} studied={studied} onOutdated={onOutdated} isWhole={step > 1} />
      {step > 2 ? (
        <>
          <CourseBody course={course} studied={studied ?? []} />
          {isPast && StickySummary && <StickySummary course={course} studied={studied} />}
          <CompareBar inNarrowWindow={isPast ? 'raised' : 'hidden'} />
        </>
      ) : (
        <RestOfPage />
      )}
    </div>
  )
}

function Course({ courseId }: { courseId: string }) {
  const { course: query, studied } = useCourseDetail(courseId)
  const refetch = () => !query.isFetching && void query.refetch()
  return (
    <ReadView
      query={query}
      loading={<CourseDetailSkeleton />}
      notFound={<CourseNotFound />}
      renderError={(view) => <State>{view}</State>}
    >
      {(course) => <WholeCourse course={course} studied={studied} onOutdated={refetch} />}
    </ReadView>
  )
}

export default function CourseDetailPage() {
  const courseId = useAddressValue('course_id', paths.sharedCourseRoute)
  if (courseId === '') return <NoCourseChosen />
  if (courseId === null || !isId(courseId)) return <CourseNotFound />
  // The key resets open chapters and tabs for another course.
  return <Course key={courseId} courseId={courseId} />
}
