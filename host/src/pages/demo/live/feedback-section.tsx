import { useState } from 'react'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { Button } from '@xhkt/kit/ui/button'
import { Example, State, States } from '../layout/example.tsx'
import css from './live.module.css'

const answers = { none: '尚未回答', ok: '选择了确定', cancel: '选择了取消' }

export function FeedbackSection() {
  const [answer, setAnswer] = useState<keyof typeof answers>('none')
  const ask = async (): Promise<void> => {
    const ok = await confirm({ content: '退出后，未保存的笔记会丢失。确定要退出吗？' })
    setAnswer(ok ? 'ok' : 'cancel')
  }
  return (
    <>
      <Example
        name="toast"
        when="不打断学习的短消息。错误停留 5 秒，其余 3 秒；相同的文字不会重复出现，可以提前关闭。"
        code="import { toast } from '@xhkt/platform/toast'"
      >
        <States>
          <State label="error">
            <Button onClick={() => toast.error('网络异常')}>显示错误消息</Button>
          </State>
          <State label="success">
            <Button onClick={() => toast.success('验证码发送成功')}>显示成功消息</Button>
          </State>
          <State label="info">
            <Button onClick={() => toast.info('直播将在十分钟后开始')}>显示提示消息</Button>
          </State>
        </States>
      </Example>
      <Example
        name="confirm"
        when="做之前必须先问的事。默认标题为系统提示，按钮为确定与取消；按 Esc 等于取消。"
        code="import { confirm } from '@xhkt/platform/confirm'"
      >
        <States>
          <State label="关闭 → 打开">
            <Button onClick={() => void ask()}>打开确认框</Button>
          </State>
          <State label="回答">
            <output className={css.answer}>{answers[answer]}</output>
          </State>
        </States>
      </Example>
    </>
  )
}
