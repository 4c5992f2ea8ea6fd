import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import type { ChosenCoursesProps } from './chosen-courses.tsx'
import { useCompared } from './compared.ts'

const load = () => import(/* webpackChunkName: "chosen-courses" */ './chosen-courses.tsx').then(({ ChosenCourses }) => ChosenCourses)

/** The bar of the comparison, once a course is chosen. Few learners compare, so it loads then. */
export function CompareBar({ raised }: Omit<ChosenCoursesProps, 'ids'>) {
  const ids = useCompared()
  const { Component } = useLazyComponent(ids.length > 0 ? load : null)
  return Component && ids.length > 0 ? <Component ids={ids} raised={raised} /> : null
}
