import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { CodeLoading } from './code-loading.tsx'
import type { RefusedViewProps } from './refused-view.tsx'

const load = async () => (await import(/* webpackChunkName: "refused" */ './refused-view.tsx')).RefusedView

/** The whole page of a course that cannot be bought. It loads when it is needed: most learners come from a course that they can buy. */
export function LazyRefusedView(props: RefusedViewProps) {
  const { Component, ...loading } = useLazyComponent(load)
  return Component ? <Component {...props} /> : <CodeLoading {...loading} />
}
