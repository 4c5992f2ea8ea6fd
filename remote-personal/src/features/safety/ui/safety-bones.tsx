import { Bone, rows } from '@xhkt/kit/ui/bone'
import css from './safety-bones.module.css'

/** The ways to log in, the password, and the account. */
export const safetyBones = (
  <>
    <div className={css.settings}>{rows(3, css.setting)}</div>
    <Bone as={css.password} />
    <div className={css.settings}>{rows(2, css.setting)}</div>
  </>
)
