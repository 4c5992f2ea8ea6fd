import { CountBadge } from '@xhkt/kit/ui/count-badge'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { WechatIcon } from '@xhkt/kit/ui/wechat-icon'
import { Example, State, States } from '../layout/example.tsx'

const tones: [TagTone, word: string][] = [
  ['neutral', '已关闭'],
  ['primary', '直播课'],
  ['price', '限时优惠'],
  ['success', '已支付'],
  ['warning', '即将到期'],
  ['error', '待付款'],
]

export function TagSection() {
  return (
    <>
      <Example name="Tag" when="名称旁的一个短词：课程类型、订单状态。颜色之外文字也要说清楚。" code="import { Tag } from '@xhkt/kit/ui/tag'">
        <States size="word">
          {tones.map(([tone, word]) => (
            <State key={tone} label={tone}>
              <Tag tone={tone}>{word}</Tag>
            </State>
          ))}
        </States>
      </Example>
      <Example
        name="CountBadge"
        when="新内容的数量，最多显示 99+。读屏软件读不到它，旁边要有文字说明。"
        code="import { CountBadge } from '@xhkt/kit/ui/count-badge'"
      >
        <States size="word">
          {[1, 42, 100].map((count) => (
            <State key={count} label={String(count)}>
              <CountBadge count={count} className={undefined} />
            </State>
          ))}
        </States>
      </Example>
      <Example
        name="WechatIcon"
        when="微信的标志，放在“微信登录”“微信支付”等文字旁边。"
        code="import { WechatIcon } from '@xhkt/kit/ui/wechat-icon'"
      >
        <States size="word">
          <State label="28 px">
            <WechatIcon />
          </State>
        </States>
      </Example>
    </>
  )
}
