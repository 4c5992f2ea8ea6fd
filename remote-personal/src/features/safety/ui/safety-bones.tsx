import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import sizes from './password-sizes.module.css'
import css from './safety-bones.module.css'

/** The ways to log in, the password, and the account. */
export const safetyBones = (
  <>
    <div className={css.settings}>{rows(3, css.setting)}</div>
    <Bone as={classNames(sizes.password, css.password)} />
    <div className={css.settings}>{rows(2, css.setting)}</div>
  </>
)
