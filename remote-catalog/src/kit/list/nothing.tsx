import type { ReactNode } from 'react'
import { ButtonLink } from '@xhkt/kit/ui/button'
import type { EmptyViewProps } from '@xhkt/kit/ui/state-view'
import { type Choices, type HrefOf, isNarrowed } from './choices.ts'
import { anyPrice } from './price-range.ts'

/** An empty view of a list. Its title is announced too. */
export interface Nothing extends EmptyViewProps {
  /** More links below it. */
  below?: ReactNode
}

interface Given {
  choices: Choices
  /** Pages of the list. */
  pages: number
  hrefOf: HrefOf
  /** Shown when the list has no course at all, whatever the filter. */
  empty: Nothing
}

export const wayOn = (href: string, name: string) => (
  <ButtonLink variant="primary" href={href}>
    {name}
  </ButtonLink>
)

/** Why this page has no course, and where to go. */
export function nothingOf({ choices, pages, hrefOf, empty }: Given): Nothing {
  if (pages > 0) {
    return {
      title: `没有第 ${choices.page} 页`,
      description: `这里的课程一共 ${pages} 页`,
      action: wayOn(hrefOf({ page: pages }), '去最后一页'),
    }
  }
  if (!isNarrowed(choices)) return empty
  return {
    title: '没有符合条件的课程',
    description: '换个条件，或清除筛选再看看',
    action: wayOn(hrefOf({ form: null, price: anyPrice }), '清除筛选'),
  }
}
