import * as words from '@xhkt/kit/words'
import { Button, ButtonLink, type ButtonProps } from '@xhkt/kit/ui/button'
import { Example, State, States } from '../layout/example.tsx'
import { useBriefly } from '../layout/use-briefly.ts'
import css from './button-section.module.css'

const variants: [NonNullable<ButtonProps['variant']>, label: string][] = [
  ['primary', '主要操作，一处一个'],
  ['price', '付款、抢购'],
  ['default', '其他操作'],
  ['text', '行内的轻操作'],
  ['danger', '不可撤回的操作'],
]

/** Simulates a request. */
function Transient() {
  const [loading, submit] = useBriefly()
  return (
    <Button variant="primary" loading={loading} onClick={submit}>
      {loading ? '正在提交' : '点击后加载两秒'}
    </Button>
  )
}

export function ButtonSection() {
  return (
    <>
      <Example
        name="Button"
        when="触发一次操作。加载时保留焦点并忽略再次点击；需要长时间不可用时才用 disabled。"
        code="import { Button } from '@xhkt/kit/ui/button'"
      >
        <table className={css.matrix}>
          <thead>
            <tr>
              <th scope="col">样式</th>
              <th scope="col">正常</th>
              <th scope="col">加载中</th>
              <th scope="col">不可用</th>
            </tr>
          </thead>
          <tbody>
            {variants.map(([variant, label]) => (
              <tr key={variant}>
                <th scope="row">
                  {variant}
                  <span className={css.use}>{label}</span>
                </th>
                <td>
                  <Button variant={variant}>去支付</Button>
                </td>
                <td>
                  <Button variant={variant} loading>
                    去支付
                  </Button>
                </td>
                <td>
                  <Button variant={variant} disabled>
                    去支付
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <States>
          <State label="sm · 32px">
            <Button size="sm">重试</Button>
          </State>
          <State label="md · 40px">
            <Button>重试</Button>
          </State>
          <State label="lg · 48px">
            <Button size="lg">重试</Button>
          </State>
          <State label="block · 与所在位置同宽">
            <Button variant="primary" block>
              登录
            </Button>
          </State>
          <State label="正常 → 加载中">
            <Transient />
          </State>
        </States>
      </Example>
      <Example
        name="ButtonLink"
        when="看起来像按钮的链接：去往另一页时用它，可以在新标签页打开。"
        code="import { ButtonLink } from '@xhkt/kit/ui/button'"
      >
        <States>
          <State label="primary">
            <ButtonLink variant="primary" href="#button">
              {words.continueLearning}
            </ButtonLink>
          </State>
          <State label="default">
            <ButtonLink href="#button">返回首页</ButtonLink>
          </State>
          <State label="text">
            <ButtonLink variant="text" href="#button">
              {words.allCourses}
            </ButtonLink>
          </State>
        </States>
      </Example>
    </>
  )
}
