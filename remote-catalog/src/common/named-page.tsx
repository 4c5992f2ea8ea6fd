import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'

/** A page with a visually hidden heading, for content without a heading and for every other state. */
export function NamedPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {children}
    </>
  )
}
