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
 * `@xhkt/platform` has facades for what is used of them.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  always('react'),
  always('react/jsx-runtime'),
  always('react-dom'),
  always('zustand'),
  always('@xhkt/platform/config'),
  always('@xhkt/platform/storage'),
  always('@xhkt/platform/auth'),
  always('@xhkt/platform/api'),
  always('@xhkt/platform/toast'),
  always('@xhkt/platform/confirm'),
  always('@xhkt/platform/unsaved-changes'),
  always('@xhkt/platform/query'),
  always('@xhkt/platform/router'),
  onDemand('dayjs'),
  onDemand('@xhkt/platform/date'),
  onDemand('@xhkt/platform/sms-code'),
  onDemand('@xhkt/platform/antd/core'),
  onDemand('@xhkt/platform/antd/form'),
  onDemand('@xhkt/platform/antd/overlay'),
]
