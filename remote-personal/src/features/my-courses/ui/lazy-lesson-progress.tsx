import type { ComponentProps } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import type { LessonProgress } from './lesson-progress.tsx'

const load = async () => (await import(/* webpackChunkName: "lesson-progress" */ './lesson-progress.tsx')).LessonProgress

/** The progress of each lesson, which loads when it is opened. */
export const LazyLessonProgress = (props: ComponentProps<typeof LessonProgress>) => <LazyContent load={load} name="各节进度" props={props} />
