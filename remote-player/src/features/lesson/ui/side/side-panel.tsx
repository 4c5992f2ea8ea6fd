import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useHashChoice } from '../../model/tabs/use-hash-choice.ts'
import { OutlinePanel, type OutlinePanelProps } from '../outline/outline-panel.tsx'
import type { TranscriptPanelProps } from '../transcript/transcript-panel.tsx'
import css from './side-panel.module.css'

const panels = ['outline', 'transcript'] as const
const names = { outline: '目录', transcript: '文稿' }

const loadTranscript = async () =>
  (await import(/* webpackChunkName: "lesson-transcript" */ '../transcript/transcript-panel.tsx')).TranscriptPanel

function LazyTranscript(props: TranscriptPanelProps) {
  const { Component: Transcript, failed, retry } = useLazyComponent(loadTranscript)
  if (Transcript) return <Transcript {...props} />
  return <div className={css.waiting}>{failed ? <InlineError name={names.transcript} onRetry={retry} /> : <Spinner label="加载中" />}</div>
}

export interface SidePanelProps {
  outline: OutlinePanelProps
  transcript: TranscriptPanelProps
}

/** Beside the picture: the outline of the course, or what is said in the lesson. */
export function SidePanel({ outline, transcript }: SidePanelProps) {
  const { current, hrefOf } = useHashChoice('side', panels)
  return (
    <div className={css.panel}>
      <div className={css.inner}>
        <div className={css.tabs}>
          <ChoiceRow
            look="tabs"
            label="目录和文稿"
            choices={panels.map((name) => ({ key: name, name: names[name], href: hrefOf(name), current: name === current }))}
          />
        </div>
        {current === 'outline' ? <OutlinePanel {...outline} /> : <LazyTranscript {...transcript} />}
      </div>
    </div>
  )
}
