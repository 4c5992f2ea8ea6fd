import { MeasureList } from './measure-list.tsx'
import { spaces } from './measures.ts'
import { TokenCard } from './token-card.tsx'
import css from './drawings.module.css'

export function SpacingSection() {
  return (
    <TokenCard note="间距以 4px 为一级：控件内 8，控件之间 12 到 16，卡片内 24，区块之间 40。">
      <MeasureList measures={spaces} draw={({ name }) => <span className={css.bar} style={{ width: `var(${name})` }} />} />
    </TokenCard>
  )
}
