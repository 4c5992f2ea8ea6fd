import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { ReservableLesson } from './use-reservation.ts'
import css from './reserve-button.module.css'

export interface ReserveButtonProps {
  lesson: Pick<ReservableLesson, 'title' | 'reserved'>
  /** From `useReservation`. */
  onPress: () => void
  size?: ButtonProps['size']
  /** The look before a reservation. */
  variant?: ButtonProps['variant']
}

/** 预约 for a live lesson that has not started. A second press asks whether to cancel the reservation. */
export function ReserveButton({ lesson, onPress, size = 'sm', variant = 'primary' }: ReserveButtonProps) {
  const click = (event: MouseEvent) => {
    // The second click of a double click must not ask whether to cancel the reservation.
    if (event.detail < 2) onPress()
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
