/** A shared library. The host provides it. An area consumes it and never bundles a copy. */
export interface SharedLibrary {
  /** The import specifier. */
  name: string
  /** True: in the host's initial chunks, because every page needs it. False: loaded when a page first imports it. */
  eager: boolean
  /** Without state: an area that was released before the host shared it has a copy, which does no harm. */
  stateless?: boolean
}

const stateless = (name: string): SharedLibrary => ({ name, eager: true, stateless: true })
const always = (name: string): SharedLibrary => ({ name, eager: true })
const onDemand = (name: string): SharedLibrary => ({ name, eager: false })

/**
 * All shared libraries. Every build reads this table. antd, axios and the router are not shared whole: `@xhkt/platform` has facades for
 * the parts in use.
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
  stateless('@xhkt/kit/provided'),
  stateless('@xhkt/contract/paths'),
  onDemand('dayjs'),
  onDemand('@xhkt/platform/date'),
  onDemand('@xhkt/platform/sms-code'),
  onDemand('@xhkt/platform/media'),
  onDemand('@xhkt/platform/antd/core'),
  onDemand('@xhkt/platform/antd/form'),
  onDemand('@xhkt/platform/antd/overlay'),
]
