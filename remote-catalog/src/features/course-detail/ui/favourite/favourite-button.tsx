import type { MouseEvent } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { useFavourite } from '../../model/use-favourite.ts'
import css from './favourite-button.module.css'

/** 收藏: keeps the course for later. A second press removes it. */
export function FavouriteButton({ course }: { course: CourseDetail }) {
  const { press, isWaiting } = useFavourite(course)
  const isOn = course.favourite === true
  const click = (event: MouseEvent) => {
    // The second click of a double click must not undo the first.
    if (event.detail < 2) press()
  }
  return (
    <Button className={isOn ? css.on : undefined} variant="text" size="sm" title={isOn ? '取消收藏' : undefined} onClick={click}>
      <svg className={css.star} viewBox="0 0 20 20" width="16" height="16" strokeWidth="1.5" aria-hidden="true">
        <path d="M10 2.8l2.2 4.5 5 .7-3.6 3.5.85 4.9L10 14.1l-4.45 2.3.85-4.9L2.8 8l5-.7z" strokeLinejoin="round" />
      </svg>
      {isOn ? '已收藏' : '收藏'}
      {isWaiting && '，待联网'}
    </Button>
  )
}
