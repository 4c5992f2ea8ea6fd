import { Avatar, type AvatarProps } from '@xhkt/kit/ui/avatar'
import css from './category-icon.module.css'

/** The icon before the name of a category: its picture, uncut, or a letter. */
export const CategoryIcon = (props: Omit<AvatarProps, 'className'>) => <Avatar {...props} className={css.icon} />
