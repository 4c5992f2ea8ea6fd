import { MeasureList } from './measure-list.tsx'
import { others, sizes } from './measures.ts'
import { TokenCard } from './token-card.tsx'

export function SizeSection() {
  return (
    <TokenCard note="骨架屏与页面共用的尺寸，内容到来时版面不移动。">
      <MeasureList measures={[...sizes, ...others]} draw={() => null} />
    </TokenCard>
  )
}
