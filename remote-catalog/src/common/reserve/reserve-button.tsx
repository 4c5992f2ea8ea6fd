import { ReserveButton as Control, type ReserveButtonProps as ControlProps } from '@xhkt/kit/reservation/reserve-button'
import type { ReservableLesson } from '@xhkt/kit/reservation/use-reservation'
import { useReserve } from './use-reserve.ts'

type ReserveButtonProps = Omit<ControlProps, 'onPress' | 'lesson'> & { lesson: ReservableLesson }

/** 预约 for a live lesson of the home page or of a course. */
export const ReserveButton = (props: ReserveButtonProps) => <Control {...props} onPress={useReserve(props.lesson)} />
