import type { ReactNode } from 'react'
import { Hidden } from './hidden.tsx'

/** The page under a heading that is only read aloud: for one whose content brings none, and for every other state. */
export function NamedPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Hidden as="h1">{name}</Hidden>
      {children}
    </>
  )
}
