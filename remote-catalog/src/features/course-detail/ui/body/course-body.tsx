import { type ReactNode, useMemo } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { Progressive } from '@xhkt/kit/lazy/progressive'
import { RichTextView } from '@xhkt/kit/rich-text/rich-text-view'
import { classNames } from '@xhkt/kit/ui/class-names'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { type SectionId, sectionsOf } from '../../model/sections.ts'
import { useCourseMeta } from '../../model/use-course-meta.ts'
import { Evaluations } from '../evaluations/evaluations.tsx'
import { Outline } from '../outline/outline.tsx'
import { Related } from '../related/related.tsx'
import { Teachers } from '../teachers/teachers.tsx'
import { SectionTabs } from './section-tabs.tsx'
import sizes from '../../../../sizes.module.css'
import css from './course-body.module.css'

// Materials stand far below the first view, so their code loads later.
const loadMaterials = () => import(/* webpackChunkName: "materials" */ '../materials/materials.tsx').then(({ Materials }) => Materials)

interface CourseBodyProps {
  course: CourseDetail
  /** The learner's progress in each lesson. */
  studied: LessonProgress[]
}

/** The sections of the course under sticky tabs, and related courses. */
export function CourseBody({ course, studied }: CourseBodyProps) {
  const { materials, evaluation_count } = course
  const sections = useMemo(() => sectionsOf({ materials, evaluation_count }), [materials, evaluation_count])
  const ids = useMemo(() => sections.map((section) => section.id), [sections])
  useCourseMeta(course)

  const content: Record<SectionId, ReactNode> = {
    introduction: (
      <div className={css.introduction}>
        <RichTextView html={course.introduction} empty="暂无课程介绍" />
      </div>
    ),
    outline: <Outline course={course} studied={studied} />,
    teachers: <Teachers courseId={course.id} teachers={course.teachers} />,
    materials: (
      // The height of its rows and the lines between them, so that nothing moves when they have loaded.
      <div style={{ minHeight: `calc(${4 * materials.length}rem + ${materials.length - 1}px)` }}>
        <LazyContent load={loadMaterials} name="学习资料" props={{ course }} />
      </div>
    ),
    evaluations: <Evaluations course={course} />,
  }
  return (
    <>
      <div className={classNames(sizes.courseBody, css.body)}>
        <SectionTabs sections={sections} ids={ids} />
        {/* An address that names a section needs all of them at once. */}
        <Progressive first={location.hash ? sections.length : 1}>
          {sections.map(({ id, name }) => (
            <section key={id} id={id} className={css.section} tabIndex={-1} aria-labelledby={`${id}-name`}>
              <h2 id={`${id}-name`} className={css.name}>
                {name}
              </h2>
              <SectionBoundary name={name}>{content[id]}</SectionBoundary>
            </section>
          ))}
        </Progressive>
      </div>
      <SectionBoundary name="相关课程">
        <Related courseId={course.id} />
      </SectionBoundary>
    </>
  )
}
