import type { ComponentType } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'

interface Options<Content> {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Content>>
  /** What is missing when the chunk fails, as a learner calls it. */
  name: string
  props: Content
}

/** Content of a page that loads when it is opened. */
export function LazyContent<Content extends object>({ load, name, props }: Options<Content>) {
  const { Component, failed, retry } = useLazyComponent(load)
  if (failed) return <InlineError name={name} onRetry={retry} />
  return Component ? <Component {...props} /> : <Spinner label="加载中" />
}
