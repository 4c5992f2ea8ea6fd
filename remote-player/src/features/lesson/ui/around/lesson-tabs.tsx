import type { ComponentType } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { classNames } from '@xhkt/kit/ui/class-names'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { SectionBoundary } from '@xhkt/kit/ui/section-boundary'
import { useHashChoice } from '../../../../common/tabs/use-hash-choice.ts'
import type { TabPanelProps } from './tab-panel.ts'
import sizes from '../lesson-sizes.module.css'
import css from './lesson-tabs.module.css'

const visitorTabs = ['introduction', 'materials', 'evaluations'] as const
/** A learner has read the introduction on the page of the course. */
const learnerTabs = ['materials', 'introduction', 'evaluations'] as const
type TabName = (typeof visitorTabs)[number]

const tabs: Record<TabName, { name: string; load: () => Promise<ComponentType<TabPanelProps>> }> = {
  introduction: {
    name: '简介',
    load: async () => (await import(/* webpackChunkName: "lesson-introduction" */ './introduction-panel.tsx')).IntroductionPanel,
  },
  materials: {
    name: '资料',
    load: async () => (await import(/* webpackChunkName: "course-content" */ '../../../../common/materials/materials-panel.tsx')).MaterialsPanel,
  },
  evaluations: {
    name: '评价',
    load: async () => (await import(/* webpackChunkName: "lesson-evaluations" */ './evaluations-panel.tsx')).EvaluationsPanel,
  },
}

/** The skeleton of a panel. */
const Bones = () => <div className={css.bones} data-panel-skeleton="" aria-hidden="true" />

function LazyPanel({ tab, ...props }: TabPanelProps & { tab: TabName }) {
  const { name, load } = tabs[tab]
  const { Component: Panel, failed, retry } = useLazyComponent(load)
  if (Panel) return <Panel {...props} />
  return failed ? <InlineError name={name} onRetry={retry} /> : <Bones />
}

export interface LessonTabsProps extends Omit<TabPanelProps, 'course'> {
  course: Read<CourseDetail>
  /** False: the picture comes first, and a skeleton keeps the place. */
  isReady: boolean
}

/** Below the picture: what belongs to the lesson and its course, one at a time. */
export function LessonTabs({ course, isReady, ...props }: LessonTabsProps) {
  const tabNames = props.isSignedIn ? learnerTabs : visitorTabs
  const { current, hrefOf } = useHashChoice<TabName>('tab', tabNames)
  return (
    <section className={css.tabs} aria-label="课程内容">
      <ChoiceRow
        look="tabs"
        label="课程内容"
        choices={tabNames.map((name) => ({ key: name, name: tabs[name].name, href: hrefOf(name), current: name === current }))}
      />
      <div className={classNames(sizes.tabs, css.panel)}>
        <VisuallyHidden as="h2">{tabs[current].name}</VisuallyHidden>
        <ReadView query={course} loading={<Bones />}>
          {(data) =>
            isReady ? (
              <SectionBoundary key={current} name={tabs[current].name}>
                <LazyPanel tab={current} course={data} {...props} />
              </SectionBoundary>
            ) : (
              <Bones />
            )
          }
        </ReadView>
      </div>
    </section>
  )
}
