/**
 * What the host provides of the kit, as one shared library (docs/decisions/112-kit-in-the-host.md). An area imports each of these
 * modules by its own specifier as it does any other of the kit; the build of a release takes them from the host.
 */
export * from './action/use-action.ts'
export * from './action/use-single-flight.ts'
export * from './format/format.ts'
export * from './rules/coupon.ts'
export * from './query/offline-error.ts'
export * from './query/read-error.ts'
export * from './time/use-countdown.ts'
export * from './ui/all-courses-link.tsx'
export * from './ui/bone.tsx'
export * from './ui/button.tsx'
export * from './ui/class-names.ts'
export * from './ui/cover.tsx'
export * from './ui/focus-ancestor.ts'
export * from './ui/inline-error.tsx'
export * from './ui/read-view.tsx'
export * from './ui/skeleton.tsx'
export * from './ui/skeleton-bones.tsx'
export * from './ui/spinner.tsx'
export * from './ui/state-view.tsx'
export * from './ui/visually-hidden.tsx'
