/**
 * One shared library. The host provides it; an area consumes it and never carries a copy.
 */
export interface SharedLibrary {
  /** The bare specifier that everyone imports. */
  name: string
  /** In the host's first chunks: every page needs it. The others come when a page first asks. */
  eager: boolean
}

const always = (name: string): SharedLibrary => ({ name, eager: true })
const onDemand = (name: string): SharedLibrary => ({ name, eager: false })

/**
 * The one table of what is shared. Every build reads it. antd, axios and the router are never shared whole:
 * `@xhkt/shared` has facades for what is used of them.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  always('react'),
  always('react/jsx-runtime'),
  always('react-dom'),
  always('zustand'),
  always('@xhkt/shared/config'),
  always('@xhkt/shared/storage'),
  always('@xhkt/shared/auth'),
  always('@xhkt/shared/api'),
  always('@xhkt/shared/feedback'),
  always('@xhkt/shared/query'),
  always('@xhkt/shared/router'),
  onDemand('dayjs'),
  onDemand('@xhkt/shared/format/date'),
  onDemand('@xhkt/shared/sms-code'),
  onDemand('@xhkt/shared/antd/core'),
  onDemand('@xhkt/shared/antd/form'),
  onDemand('@xhkt/shared/antd/overlay'),
]
