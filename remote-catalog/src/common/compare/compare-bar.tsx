import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { ChosenCoursesProps } from './chosen-courses.tsx'
import { mostCompared, useCompared } from './compared.ts'

const load = () => import(/* webpackChunkName: "chosen-courses" */ './chosen-courses.tsx').then(({ ChosenCourses }) => ChosenCourses)

/** The bar of the comparison, once a course is chosen. Few learners compare, so it loads then. */
export function CompareBar({ inNarrowWindow }: Omit<ChosenCoursesProps, 'ids'>) {
  const ids = useCompared()
  const { Component } = useLazyComponent(ids.length > 0 ? load : null)
  return (
    <>
      {/* Here from the start: an element that arrives with its text is not announced. */}
      <span aria-live="polite">{ids.length > 0 && <VisuallyHidden>{`已选 ${ids.length}/${mostCompared}`}</VisuallyHidden>}</span>
      {Component && ids.length > 0 && <Component ids={ids} inNarrowWindow={inNarrowWindow} />}
    </>
  )
}
