import { owners, type Owner } from '@xhkt/contract/federation/areas'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { registry } from '../../../federation/tab-releases.ts'
import css from './company.module.css'

const names: Record<Owner, string> = { host: '网站框架', catalog: '课程浏览', player: '课程学习', checkout: '订单支付', personal: '个人中心' }

/** Links to the licences of the third-party software in each live release, which open in a new tab. */
export const ThirdPartyNotices = () => (
  <>
    <p>本网站使用了开源软件，感谢它们的作者。点击可以查看各部分使用的软件及其许可证。</p>
    <ul className={css.licences}>
      {owners.map((owner) => {
        const href = (owner === 'host' ? registry.host : registry.areas[owner])?.notices
        return (
          href && (
            <li key={owner}>
              <a href={href} target="_blank" rel="noreferrer">
                {names[owner]}
                <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
              </a>
            </li>
          )
        )
      })}
    </ul>
  </>
)
