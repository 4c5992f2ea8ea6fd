import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { type ReservableLesson, useReserve } from './use-reserve.ts'
import css from './reserve-button.module.css'

export interface ReserveButtonProps {
  lesson: ReservableLesson
  size?: ButtonProps['size']
  /** How it looks before it is pressed. */
  variant?: ButtonProps['variant']
}

/** 预约 of a live lesson that has not begun; pressed again, it asks whether to take it back. */
export function ReserveButton({ lesson, size = 'sm', variant = 'primary' }: ReserveButtonProps) {
  const press = useReserve(lesson)
  const click = (event: MouseEvent) => {
    // The second click of a double one belongs to the first.
    if (event.detail < 2) void press()
  }
  return (
    <Button
      className={css.button}
      size={size}
      variant={lesson.reserved ? 'default' : variant}
      title={lesson.reserved ? '取消预约' : undefined}
      onClick={click}
    >
      {lesson.reserved ? '已预约' : '预约'}
      <VisuallyHidden>{lesson.title}</VisuallyHidden>
    </Button>
  )
}
