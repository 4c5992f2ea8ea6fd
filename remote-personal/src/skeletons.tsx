import { MonthBone } from '@xhkt/kit/calendar/month-bone'
import { ownOrderBones } from '@xhkt/kit/order/own-order-bones'
import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { sideNavBones } from '@xhkt/kit/ui/side-nav-bones'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'
import { lessonBones } from './features/live-calendar/ui/lesson-bones.tsx'
import { safetyBones } from './features/safety/ui/safety-bones.tsx'
import { scheduleBones } from './features/schedule/ui/schedule-bones.tsx'
import { courseBones, orderBones, rowBones, textBones, ticketBones } from './common/content-skeleton.tsx'
import month from './features/live-calendar/ui/month-sizes.module.css'
import study from './features/my-courses/ui/study-sizes.module.css'
import profile from './features/profile/ui/profile-sizes.module.css'
import learner from './layout/learner-sizes.module.css'
import layout from './layout/personal-layout.module.css'
import { groups, titles } from './layout/titles.ts'
import css from './skeletons.module.css'

const sideNav = sideNavBones([titles, groups].flatMap(Object.keys).length, <Bone as={classNames(learner.learner, css.learner)} />)

/** A list of orders: a line of tabs, and boxes. */
export const OrdersSkeleton = () => (
  <Skeleton name="orders">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <Bone as={css.tabs} />
        {orderBones}
      </div>
    </div>
  </Skeleton>
)

/** A list of coupons: a line of tabs, and two columns of tickets. */
export const CouponsSkeleton = () => (
  <Skeleton name="coupons">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <Bone as={css.tabs} />
        {ticketBones}
      </div>
    </div>
  </Skeleton>
)

/** My courses: the study time, a line of tabs, a search, and rows. The first row has the first picture, so it does not fade. */
export const CoursesSkeleton = () => (
  <Skeleton name="courses">
    <div className={classNames(bones.still, layout.columns)}>
      <div className={bones.breathing}>{sideNav}</div>
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <Bone as={classNames(study.studyTime, css.study, bones.breathing)} />
        <div className={classNames(css.head, bones.breathing)}>
          <Bone as={css.tabs} />
          <Bone as={css.search} />
        </div>
        {courseBones}
      </div>
    </div>
  </Skeleton>
)

/** A list of texts: tabs, a line above the list, and rows without covers. */
export const TextsSkeleton = () => (
  <Skeleton name="texts">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <Bone as={css.tabs} />
        {textBones}
      </div>
    </div>
  </Skeleton>
)

/** The profile: a line of tabs, the avatar, and fields. */
export const ProfileSkeleton = () => (
  <Skeleton name="profile">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <Bone as={css.tabs} />
        <Bone as={classNames(profile.profile, css.avatar)} />
        <div className={classNames(profile.profile, css.fields)}>{rows(6, css.field)}</div>
      </div>
    </div>
  </Skeleton>
)

/** The safety settings: rows of settings around the form of the password. */
export const SafetySkeleton = () => (
  <Skeleton name="safety">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        {safetyBones}
      </div>
    </div>
  </Skeleton>
)

/** The timetable: its switches, a line above the week, and the table. */
export const ScheduleSkeleton = () => (
  <Skeleton name="schedule">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        {scheduleBones}
      </div>
    </div>
  </Skeleton>
)

/** The live calendar: a line of controls, a month, and the lessons of a day beside it. */
export const CalendarSkeleton = () => (
  <Skeleton name="calendar">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        <div>
          <Bone as={css.controls} />
          <div className={month.besideMonth}>
            <MonthBone />
            {lessonBones(2)}
          </div>
        </div>
      </div>
    </div>
  </Skeleton>
)

/** An order with everything. */
export const OrderSkeleton = () => (
  <Skeleton name="order">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        {ownOrderBones}
      </div>
    </div>
  </Skeleton>
)

export const MineSkeleton = () => (
  <Skeleton name="mine">
    <div className={layout.columns}>
      {sideNav}
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        {rowBones}
      </div>
    </div>
  </Skeleton>
)
