import type { ReactNode } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import type { DataOf, Shelf as Courses } from '@xhkt/contract'
import { Progressive } from '@xhkt/kit/lazy/progressive'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import * as paths from '@xhkt/contract/paths'
import { CourseGrid } from '@xhkt/kit/ui/course-grid'
import { CouponList } from '../../../common/coupons/coupon-list.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FreeCourses } from './free-courses.tsx'
import { GroupOffers } from './group-offers.tsx'
import { Lives } from './lives.tsx'
import { Section } from './section.tsx'
import { Teachers } from './teachers.tsx'
import { Today } from './today/today.tsx'
import css from './home-content.module.css'

/** Some courses of a category, with a link to all of them. */
function Shelf({ shelf: { category, courses } }: { shelf: Courses }) {
  return (
    <Section title={category.name} all={{ href: paths.category(category.id), of: `${category.name}课程` }}>
      <CourseGrid courses={courses} label={category.name} />
    </Section>
  )
}

type HomeData = DataOf<'GET', '/v1/home'>

/** The learner's day and the live lessons share one row, so that the page has the same height for visitors and learners. */
function FirstRow({ lives, onBegin }: { lives: HomeData['lives']; onBegin: () => void }) {
  const isLearner = useAuth((state) => state.token !== null)
  return (
    <div className={isLearner && lives.length > 0 ? css.shared : undefined}>
      {isLearner && <Today wide={lives.length === 0} />}
      {lives.length > 0 && <Lives lives={lives} narrow={isLearner} onBegin={onBegin} />}
    </div>
  )
}

/** A part of the page with its own error boundary: if it fails, the other parts stay. */
const part = (name: string, content: ReactNode) => (
  <SectionBoundary key={name} name={name}>
    {content}
  </SectionBoundary>
)

/**
 * The sections of home without the empty ones: what goes on now, what costs nothing, courses, what costs less, more courses, teachers. The
 * free courses have no pictures, so those below load only when someone scrolls.
 */
export function HomeContent({ home, onBegin }: { home: HomeData; onBegin: () => void }) {
  const { coupons, groups } = home
  const shelves = home.shelves
    .filter((shelf) => shelf.courses.length > 0)
    .map((shelf) => part(shelf.category.name, <Shelf shelf={shelf} />))
  return (
    <Progressive first={1}>
      {home.banners.length > 0 && part('推荐', <BannerCarousel banners={home.banners} />)}
      {home.categories.length > 0 && part('分类', <CategoryTiles categories={home.categories} />)}
      {part('直播', <FirstRow lives={home.lives} onBegin={onBegin} />)}
      {home.free.length > 0 && part('免费课程', <FreeCourses courses={home.free} />)}
      {shelves.slice(0, 1)}
      {coupons.length + groups.length > 0 && (
        <div className={css.offers}>
          {coupons.length > 0 &&
            part(
              '领券中心',
              <Section title="领券中心">
                <CouponList coupons={coupons} label="领券中心" />
              </Section>,
            )}
          {groups.length > 0 && part('拼团优惠', <GroupOffers groups={groups} />)}
        </div>
      )}
      {shelves.slice(1)}
      {home.teachers.length > 0 && part('名师', <Teachers teachers={home.teachers} />)}
    </Progressive>
  )
}
