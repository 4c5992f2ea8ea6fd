import { Bone } from '@xhkt/kit/ui/bone'
import css from './schedule-bones.module.css'

/** Switches, the line above the week, and the week. */
export const scheduleBones = (
  <>
    <Bone as={css.timetables} />
    <Bone as={css.line} />
    <Bone as={css.week} />
  </>
)
