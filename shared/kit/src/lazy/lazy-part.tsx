import type { ComponentType } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'

interface Props<Part> {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Part>>
  /** What is missing when the chunk fails, as a learner calls it. */
  name: string
  part: Part
}

/** A part of a page that loads when it is opened. */
export function LazyPart<Part extends object>({ load, name, part }: Props<Part>) {
  const { Component, failed, retry } = useLazyComponent(load)
  if (failed) return <InlineError name={name} onRetry={retry} />
  return Component ? <Component {...part} /> : <Spinner label="加载中" />
}
