import { useState } from 'react'
import { useAction } from '@xhkt/kit/action/use-action'
import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'
import { ApiError } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { Button } from '@xhkt/kit/ui/button'
import { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'
import { Example, State, States } from '../layout/example.tsx'
import css from './live.module.css'

const answerMs = 1500
const answer = () => new Promise<object>((resolve) => setTimeout(() => resolve({}), answerMs))
const failure = () =>
  new Promise<object>((_, reject) =>
    setTimeout(() => {
      toast.error('网络异常')
      reject(new ApiError('transport', '网络异常'))
    }, answerMs),
  )

function Collect({ label, run }: { label: string; run: () => Promise<object> }) {
  const [isCollected, setIsCollected] = useState(false)
  const { start } = useAction({
    optimistic: () => {
      setIsCollected(true)
      return () => setIsCollected(false)
    },
    run,
  })
  return (
    <State label={label}>
      <Button onClick={() => !isCollected && start()}>{isCollected ? '已领取' : '领取'}</Button>
    </State>
  )
}

function Row({ name, onRemoved }: { name: string; onRemoved: () => void }) {
  const { start, busy } = useAction({
    before: () => confirm({ content: `确定删除“${name}”吗？` }),
    run: answer,
    onSuccess: onRemoved,
  })
  return (
    <li ref={focusAncestorOnUnmount}>
      {name}{' '}
      <Button size="sm" onClick={() => start()} loading={busy}>
        删除
      </Button>
    </li>
  )
}

function Rows() {
  const [rows, setRows] = useState(['第一条笔记', '第二条笔记'])
  return (
    <ul tabIndex={-1} aria-label="示例笔记">
      {rows.map((name) => (
        <Row key={name} name={name} onRemoved={() => setRows((all) => all.filter((each) => each !== name))} />
      ))}
    </ul>
  )
}

function Counter() {
  const [count, setCount] = useState(0)
  const [busy, start] = useSingleFlight(async () => {
    await answer()
    setCount((before) => before + 1)
  })
  return (
    <>
      <Button onClick={() => void start()} loading={busy}>
        执行
      </Button>
      <output className={css.answer}>{count}</output>
    </>
  )
}

export function ActionSection() {
  return (
    <>
      <Example
        name="useAction"
        when="按钮引起的修改：先确认或登录，同时只执行一次，先显示结果，失败时还原；断网时立即失败。删除一行后焦点移到列表。"
        code={"import { useAction } from '@xhkt/kit/action/use-action'\nimport { focusAncestorOnUnmount } from '@xhkt/kit/ui/focus-ancestor'"}
      >
        <States>
          <Collect label="先显示结果" run={answer} />
          <Collect label="失败时还原" run={failure} />
          <State label="先确认">
            <Rows />
          </State>
        </States>
      </Example>
      <Example
        name="useSingleFlight"
        when="同一任务同时只执行一次；执行中的点击不算数。"
        code="import { useSingleFlight } from '@xhkt/kit/action/use-single-flight'"
      >
        <States>
          <State label="连续点击">
            <Counter />
          </State>
        </States>
      </Example>
    </>
  )
}
