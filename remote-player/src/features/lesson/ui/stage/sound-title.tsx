import { useHasSoundAlone } from '../../../../common/player/model/video-value.ts'
import css from './sound-title.module.css'

/** The title of a lesson to listen to, over its cover. */
export function SoundTitle({ video, title }: { video: HTMLVideoElement; title: string }) {
  return useHasSoundAlone(video) && <p className={css.title}>{title}</p>
}
