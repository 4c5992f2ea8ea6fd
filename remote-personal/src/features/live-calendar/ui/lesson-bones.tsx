import { rows } from '@xhkt/kit/ui/bone'
import css from './lesson-bones.module.css'

/** The bones of so many lessons. */
export const lessonBones = (count: number) => <div className={css.lessons}>{rows(count, css.lesson)}</div>
