import { useState } from 'react'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { Example, State, States } from '../layout/example.tsx'
import css from './progress-section.module.css'

export function ProgressSection() {
  const [value, setValue] = useState(64)
  return (
    <Example
      name="ProgressBar"
      when="学习进度、上传进度。读屏软件会读出名称与百分比。"
      code="import { ProgressBar } from '@xhkt/kit/ui/progress-bar'"
    >
      <States>
        <State label="未开始">
          <ProgressBar value={0} label="未开始的课程" showValue />
        </State>
        <State label="进行中">
          <ProgressBar value={37} label="进行中的课程" showValue />
        </State>
        <State label="已完成">
          <ProgressBar value={100} label="已完成的课程" showValue />
        </State>
        <State label="不写百分比">
          <ProgressBar value={37} label="不写百分比的课程" />
        </State>
      </States>
      <div className={css.live}>
        <label htmlFor="demo-progress">拖动试试</label>
        <input
          id="demo-progress"
          className={css.slider}
          type="range"
          value={value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
        <ProgressBar value={value} label="拖动的进度" showValue />
      </div>
    </Example>
  )
}
