import { Avatar, type AvatarProps } from '@xhkt/kit/ui/avatar'
import css from './category-icon.module.css'

/** What stands before the name of a category: its drawing, uncut, or a letter. */
export const CategoryIcon = (props: Omit<AvatarProps, 'className'>) => <Avatar {...props} className={css.icon} />
