import { useRef, useState } from 'react'
import type { StudyTarget } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { useQuery } from '@xhkt/platform/query'
import { studyTargetQuery } from '../api/queries.ts'
import css from './study-panel.module.css'

const load = async () => (await import(/* webpackChunkName: "target-form" */ './target-form.tsx')).TargetForm

const textOf = ({ exam, goal, year, level }: StudyTarget): string => [exam.name, goal.name, Number.isNaN(year) ? '' : `${year} 年`, level.name].filter(Boolean).join(' · ')

/** What the learner studies for, with the form that changes it. */
export function StudyTargetLine() {
  const query = useQuery(studyTargetQuery)
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const { data } = query
  const close = () => {
    setOpen(false)
    line.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <div ref={line} className={css.target}>
        <span>学习目标</span>
        <InlineReadError name="学习目标" query={query} />
        {data && (
          <>
            <span className={css.chosen}>{data.chosen ? textOf(data.chosen) : '还没有设定'}</span>
            <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {data.chosen ? '修改目标' : '设定目标'}
            </Button>
          </>
        )}
      </div>
      {data && isOpen && (
        <div className={css.form}>
          <LazyContent load={load} name="学习目标" props={{ exams: data.exams, chosen: data.chosen, onClose: close }} />
        </div>
      )}
    </>
  )
}
