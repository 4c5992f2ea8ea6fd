import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'

/** A link to another site. Opens in a new tab and says so. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
    </a>
  )
}
