import type { Favourite } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { Price } from '@xhkt/kit/ui/price'
import { Row, RowLine } from '@xhkt/kit/ui/row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { lessonCount } from '@xhkt/kit/format'
import { useKeepFavourite } from '../model/use-keep-favourite.ts'
import css from './favourite-row.module.css'

/** A favourite course. After its removal the row stays, and its button becomes 撤销, so that the button keeps the focus. */
export function FavouriteRow({ favourite: { course } }: { favourite: Favourite }) {
  const { isKept, isWaiting, busy, toggle } = useKeepFavourite(course.id)
  const actions = (
    <>
      <ButtonLink variant="primary" size="sm" href={paths.course(course.id)}>
        查看课程
        <VisuallyHidden>{course.title}</VisuallyHidden>
      </ButtonLink>
      <Button size="sm" className={css.button} loading={busy} onClick={({ detail }) => detail < 2 && toggle()}>
        {isKept ? '取消收藏' : '撤销'}
        <VisuallyHidden>{course.title}</VisuallyHidden>
      </Button>
    </>
  )
  return (
    <Row as="li" cover={course.cover} title={course.title} href={paths.course(course.id)} actions={actions}>
      <RowLine text={[course.teacher_name, lessonCount(course.lesson_count)].filter(Boolean).join(' · ')} />
      <p className={css.state} role="status">
        {isKept ? <Price fen={course.price} oldFen={course.old_price} /> : `已取消收藏，${isWaiting ? '待联网' : '下次打开时不再显示'}`}
      </p>
    </Row>
  )
}
