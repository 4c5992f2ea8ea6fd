import { sharedLibraries } from '@xhkt/platform/shared-libraries'
import { areasOf, type Gate, nameOf } from './gate.ts'

/** `react/jsx-runtime` belongs to the package react; each module of `@xhkt/platform` is its own library. */
const packageOf = (name: string): string => (name.startsWith('@xhkt/') ? name : (name.split('/')[0] ?? name))

const shared = new Set(sharedLibraries.filter(({ stateless }) => !stateless).map(({ name }) => packageOf(name)))

/** The host provides each shared library with a state once. A copy in an area would be a second React or a second session. */
export const singletons: Gate = (composition) =>
  areasOf(composition).flatMap((area) =>
    // Old releases have no `bundled`.
    ((area.bundled as string[] | undefined) ?? [])
      .filter((name) => shared.has(packageOf(name)))
      .map((name) => `${nameOf(area)} carries a copy of ${name}, which the host shares (shared/platform/src/shared-libraries.ts)`),
  )
