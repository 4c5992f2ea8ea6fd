import { Button } from '@xhkt/kit/ui/button'
import { StageCard } from '../../player/stage-card.tsx'
import type { PlaceHere } from './use-study-place.ts'

/** Covers the picture while another tab or device of the learner plays. */
export function PlaceCard({ status, isTaking, take }: PlaceHere) {
  if (status === 'free') return null
  const [title, text] =
    status === 'lost'
      ? ['已在其他设备学习', '这里已停止播放，学习进度已经保存']
      : ['您正在其他设备或页面学习', '同一时间只能在一处学习，在此播放后另一处会停止']
  return (
    <StageCard title={title} texts={[text]} isWhole>
      <Button variant="primary" loading={isTaking} onClick={take}>
        在此播放
      </Button>
    </StageCard>
  )
}
