import type { ThirdLink, ThirdType } from '@xhkt/contract'
import { thirdParty } from '@xhkt/contract/constants'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { readError } from '@xhkt/kit/query/read-error'
import { Button } from '@xhkt/kit/ui/button'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { auth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import { useQuery } from '@xhkt/platform/query'
import { thirdPartyNames } from '../model/third-party-names.ts'
import { thirdLinksQuery } from '../api/queries.ts'
import { useBindHandedOver, useUnbind } from '../model/use-third-links.ts'
import { SafetyRow } from './safety-row.tsx'

/** Whether this deployment is configured for the third party. */
const isOffered = (type: ThirdType): boolean => Boolean(type === thirdParty.wechat ? config.wechat.scriptUrl : config.qq.authorizeUrl)

function LinkRow({ link, binding }: { link: ThirdLink; binding: boolean }) {
  const { type, is_bound, nickname } = link
  const name = thirdPartyNames[type]
  const [unbinding, unbind] = useUnbind(type)
  if (is_bound === unknownTextState) return <SafetyRow name={name} hint="绑定状态未知，请稍后刷新页面查看" />
  if (!is_bound && !isOffered(type)) return null
  return (
    <SafetyRow name={name} value={is_bound ? nickname || '已绑定' : undefined} hint={is_bound ? `可以用${name}登录` : `未绑定，绑定后可以用${name}登录`}>
      <Button
        loading={unbinding || (binding && !is_bound)}
        aria-haspopup={is_bound ? undefined : 'dialog'}
        onClick={is_bound ? unbind : () => auth.openLink(type)}
      >
        {is_bound ? '解除绑定' : '绑定'}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </SafetyRow>
  )
}

/** WeChat and QQ: bound or not. */
export function ThirdPartyRows() {
  const query = useQuery(thirdLinksQuery())
  const binding = useBindHandedOver()
  if (query.data) return query.data.list.map((link) => <LinkRow key={link.type} link={link} binding={binding} />)
  const error = readError(query)
  return ([thirdParty.wechat, thirdParty.qq] as const).map((type) => (
    <SafetyRow
      key={type}
      name={thirdPartyNames[type]}
      hint={error ? <InlineReadError name="绑定状态" query={query} /> : '加载中'}
    />
  ))
}
