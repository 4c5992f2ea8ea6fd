import type { EmptyList } from '@xhkt/kit/list/list-results'
import { ButtonLink } from '@xhkt/kit/ui/button'
import type { HrefOf } from './choices.ts'
import { anyPrice } from './price-range.ts'

export const primaryLink = (href: string, name: string) => (
  <ButtonLink variant="primary" href={href}>
    {name}
  </ButtonLink>
)

/** For a filter that no course matches. */
export const noMatch = (hrefOf: HrefOf): EmptyList => ({
  title: '没有符合条件的课程',
  description: '换个条件，或清除筛选再看看',
  action: primaryLink(hrefOf({ form: null, price: anyPrice }), '清除筛选'),
})
