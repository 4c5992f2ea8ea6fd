import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { LivePicture } from '../../model/use-live-picture.ts'
import { StageActions } from './stage-card.tsx'
import css from './reconnect-card.module.css'

/** Covers a picture that has failed. It comes back by itself. */
export function ReconnectCard({ picture }: { picture: LivePicture }) {
  const { media, nextLine, switchLine, reconnect } = picture
  return (
    <div className={css.card} role="alert">
      <Spinner label="正在重新连接" size={32} />
      <p className={css.text}>{media.failure?.message}，正在重新连接……</p>
      <StageActions>
        <Button variant="primary" onClick={reconnect}>
          重试
        </Button>
        {nextLine && <Button onClick={switchLine}>切换到{nextLine.name}</Button>}
      </StageActions>
    </div>
  )
}
