import { useHasSoundAlone } from '../../../../common/player/model/video-value.ts'
import css from './sound-title.module.css'

export interface SoundTitleProps {
  video: HTMLVideoElement
  title: string
  /** Address of the cover; empty: none. */
  cover: string
}

/** The cover and the title of a lesson to listen to. Safari shows no poster once the sound plays. */
export function SoundTitle({ video, title, cover }: SoundTitleProps) {
  const hasSoundAlone = useHasSoundAlone(video)
  if (!hasSoundAlone) return null
  return (
    <>
      {cover && <img className={css.cover} src={cover} alt="" />}
      <p className={css.title}>{title}</p>
    </>
  )
}
