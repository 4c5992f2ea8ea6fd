import { classNames } from '@xhkt/kit/ui/class-names'
import { lookOfOrder, type Statused } from './order-status.ts'
import { StatusIcon } from './status-icon.tsx'
import css from './order-badge.module.css'

interface Props {
  order: Statused
  /** In place of the name of the status. */
  name?: string
  /** `lg`: the name is the heading of its part of the page. */
  size?: 'md' | 'lg'
}

/** The status of an order: icon, colour and name. */
export function OrderBadge({ order, name, size = 'md' }: Props) {
  const { tone, icon, ...look } = lookOfOrder(order)
  const isLarge = size === 'lg'
  const [Badge, Name] = isLarge ? (['div', 'h2'] as const) : (['span', 'span'] as const)
  return (
    <Badge className={classNames(css.badge, css[tone], isLarge && css.lg)}>
      <StatusIcon name={icon} size={isLarge ? 40 : 18} />
      <Name className={css.name}>{name ?? look.name}</Name>
    </Badge>
  )
}
