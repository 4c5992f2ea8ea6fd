import { ControlButton } from '../../../../../common/player/controls/control-button.tsx'
import type { LiveEdge } from '../../model/use-live-edge.ts'
import type { LivePicture } from '../../model/use-live-picture.ts'
import css from './live-actions.module.css'

/** In the control bar: how far behind the picture is, and its line. */
export function LiveActions({ edge: { latency }, picture }: { edge: LiveEdge; picture: LivePicture }) {
  const { line, nextLine, switchLine } = picture
  return (
    <>
      <span className={css.latency}>{latency === null ? '' : `延迟 ${latency} 秒`}</span>
      {line && nextLine && (
        <ControlButton label={`切换到${nextLine.name}，现在是${line.name}`} onClick={switchLine}>
          {line.name}
        </ControlButton>
      )}
    </>
  )
}
