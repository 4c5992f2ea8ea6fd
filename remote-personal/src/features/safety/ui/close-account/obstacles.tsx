import type { ClosingObstacle } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatCount } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import formCss from '../dialog/form.module.css'
import css from './close-dialog.module.css'

interface Kind {
  text: (count: string) => string
  link: string
  href: string
}

const kinds: Record<ClosingObstacle['kind'], Kind> = {
  unpaid: { text: (count) => `${count} 个订单待付款`, link: '去付款或取消', href: `${paths.myOrders}?tab=unpaid` },
  delivering: { text: (count) => `${count} 个订单正在配送`, link: '查看并确认收货', href: `${paths.myOrders}?tab=delivering` },
  refund: { text: (count) => `${count} 个订单正在退款`, link: '查看退款进度', href: `${paths.myOrders}?tab=refund` },
  group: { text: (count) => `${count} 个拼团还没有成团`, link: '查看拼团', href: paths.groupOrders },
  unknown: { text: () => '还有未处理完的事项', link: '查看我的订单', href: paths.myOrders },
}

/** What must be done before the account can be closed, with links. */
export const Obstacles = ({ obstacles, onClose }: { obstacles: readonly ClosingObstacle[]; onClose: () => void }) => (
  <>
    <p className={css.lead}>还不能注销账号，请先处理：</p>
    <ul className={css.points}>
      {obstacles.map(({ kind, count }) => (
        <li key={kind}>
          {kinds[kind].text(formatCount(count))}，<a href={kinds[kind].href}>{kinds[kind].link}</a>
        </li>
      ))}
    </ul>
    <div className={formCss.buttons}>
      <Button onClick={onClose}>知道了</Button>
    </div>
  </>
)
