import { Fragment, type Ref } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { formatCount, lessonCount } from '@xhkt/kit/format'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { CompareButton } from '../../../../common/compare/compare-button.tsx'
import { teacherNames, validityText } from '../../../../common/course/facts.ts'
import { isOwned } from '../../../../common/course/price.ts'
import { actionsOf } from '../../model/purchase.ts'
import { useFreshPrice, usePrice } from '../../../../common/course/use-price.ts'
import { teacher as teacherPage } from '../../../../paths.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { CoursePicture } from '../preview/course-picture.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { Actions } from './actions.tsx'
import { AdviserCard } from './adviser-card.tsx'
import { Coupons } from './coupons.tsx'
import { Groups } from './groups.tsx'
import { NextLive } from './next-live.tsx'
import { PriceBlock } from './price-block.tsx'
import { ScoreLink } from './score-link.tsx'
import { Services } from './services.tsx'
import sizes from '../../../../sizes.module.css'
import css from './course-head.module.css'

interface CourseHeadProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
  /** The clock has changed the price: the answer of the server is stale. */
  onOutdated: () => void
  /** False: the title, the picture and the facts alone. */
  isWhole?: boolean
  /** What the course costs, and its actions. */
  offerRef?: Ref<HTMLDivElement>
}

/** The picture of the course; its title, price and actions; what goes on: groups and live lessons. */
export function CourseHead({ course, studied, onOutdated, isWhole = true, offerRef }: CourseHeadProps) {
  const state = usePrice(course)
  useFreshPrice(course, onOutdated)
  const actions = actionsOf(state, course, studied, useNow(60_000))
  const teachers = teacherNames(course)
  const owned = isOwned(state)
  return (
    <>
      <div className={css.card}>
        <CoursePicture course={course} action={actions[0]} />
        <div className={classNames(sizes.facts, css.meta)}>
          {isWhole && (
            <>
              <ScoreLink course={course} />
              <span>{formatCount(course.student_count)}人在学</span>
              <div className={css.tools}>
                <FavouriteButton course={course} />
                <ShareButton course={course} />
                <CompareButton course={course} />
              </div>
            </>
          )}
        </div>
      </div>
      <div ref={offerRef} className={classNames(css.card, sizes.offer, css.offer)}>
        <h1 className={css.title}>{course.title}</h1>
        {course.summary && (
          <p className={css.text} title={course.summary}>
            {course.summary}
          </p>
        )}
        <p className={css.facts}>
          {teachers && (
            <span className={classNames(css.teachers, tallLink)} title={teachers}>
              讲师：
              {course.teachers.map(({ id, name }, i) => (
                <Fragment key={id}>
                  {i > 0 && '、'}
                  <a className={tallLink} href={teacherPage(name, course.id)}>
                    {name}
                  </a>
                </Fragment>
              ))}
            </span>
          )}
          <span>{lessonCount(course.lesson_count)}</span>
          {!owned && <span>{validityText(course)}</span>}
        </p>
        {isWhole && (
          <>
            <PriceBlock state={state} />
            {!owned && <Coupons coupons={course.coupons} />}
            <Actions actions={actions} />
            <Services course={course} />
            {course.adviser && <AdviserCard adviser={course.adviser} />}
          </>
        )}
      </div>
      {isWhole && (
        <div className={classNames(css.card, css.now)}>
          {course.failed_group && <FailedGroupNotice order={course.failed_group} />}
          {state.kind === 'group' && <Groups courseId={course.id} groups={state.groups} />}
          <NextLive course={course} />
        </div>
      )}
    </>
  )
}
