import { Bone } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './month-grid.module.css'

/** The bone of a `MonthGrid`. */
export const MonthBone = () => <Bone as={classNames(css.month, css.bone)} />
