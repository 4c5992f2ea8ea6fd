import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { areasOf, type Gate, nameOf } from './gate.ts'

/** `react/jsx-runtime` is part of the package react; of `@xhkt/platform` each module is a library of its own. */
const packageOf = (name: string): string => (name.startsWith('@xhkt/') ? name : (name.split('/')[0] ?? name))

const shared = new Set(sharedLibraries.map(({ name }) => packageOf(name)))

/** What is shared is there once, and the host has it. A copy in an area would be a second React, a second session. */
export const singletons: Gate = (composition) =>
  areasOf(composition).flatMap((area) =>
    // A release of before this was recorded may be live.
    ((area.bundled as string[] | undefined) ?? [])
      .filter((name) => shared.has(packageOf(name)))
      .map((name) => `${nameOf(area)} carries a copy of ${name}, which the host shares (shared/platform/src/shared-libraries.ts)`),
  )
