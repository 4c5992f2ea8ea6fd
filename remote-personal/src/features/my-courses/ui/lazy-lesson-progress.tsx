import type { ComponentProps } from 'react'
import { LazyPart } from '@xhkt/kit/lazy/lazy-part'
import type { LessonProgress } from './lesson-progress.tsx'

const load = async () => (await import(/* webpackChunkName: "lesson-progress" */ './lesson-progress.tsx')).LessonProgress

/** The progress of each lesson, which loads when it is opened. */
export const LazyLessonProgress = (props: ComponentProps<typeof LessonProgress>) => <LazyPart load={load} name="各节进度" part={props} />
