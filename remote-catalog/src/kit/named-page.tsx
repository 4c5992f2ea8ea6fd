import type { ReactNode } from 'react'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'

/** The page under a heading that is only read aloud: for one whose content brings none, and for every other state. */
export function NamedPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {children}
    </>
  )
}
