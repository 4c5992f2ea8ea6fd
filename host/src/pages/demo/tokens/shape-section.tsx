import { MeasureList } from './measure-list.tsx'
import { radii, shadows } from './measures.ts'
import { TokenCard } from './token-card.tsx'
import css from './drawings.module.css'

export function ShapeSection() {
  return (
    <>
      <TokenCard note="圆角：标签与小块用 sm，控件与卡片用默认值，弹窗用 lg。">
        <MeasureList tiles measures={radii} draw={({ name }) => <span className={css.corner} style={{ borderRadius: `var(${name})` }} />} />
      </TokenCard>
      <TokenCard note="阴影：卡片静止时用 card，悬停时用 raised，浮层用 popover。">
        <MeasureList tiles measures={shadows} draw={({ name }) => <span className={css.lifted} style={{ boxShadow: `var(${name})` }} />} />
      </TokenCard>
    </>
  )
}
