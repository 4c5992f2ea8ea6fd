import type { Area } from '@xhkt/shared/federation/areas'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { ErrorView } from '@xhkt/shared/ui/state-view'
import css from './area-error-view.module.css'

const names: Record<Area, string> = { catalog: '课程', player: '课堂', checkout: '订单支付', personal: '个人中心' }

const explanation = new Error('该部分暂时无法使用，网站其他功能不受影响')

/** Stands in the place of an area that cannot be loaded or that failed while it was drawn. */
export function AreaErrorView({ area, onRetry }: { area: Area; onRetry: () => void }) {
  return (
    <div className={css.place} data-area={area}>
      <ErrorView
        page
        title={`${names[area]}页面加载失败`}
        error={explanation}
        onRetry={onRetry}
        action={<ButtonLink href="/">返回首页</ButtonLink>}
      />
    </div>
  )
}
