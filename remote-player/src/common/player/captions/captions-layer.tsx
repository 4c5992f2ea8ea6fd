import { classNames } from '@xhkt/kit/ui/class-names'
import { usePlayer } from '../model/player-context.ts'
import { usePlayerSettings } from '../model/player-settings.ts'
import { useHasPicture } from '../tracks/use-has-picture.ts'
import { useCues } from '../tracks/use-cues.ts'
import css from './captions-layer.module.css'
import { useCurrentCue } from './use-current-cue.ts'

/** The captions over the picture: at its top, or at its bottom and above the controls while those are shown. */
export function CaptionsLayer({ isRaised }: { isRaised: boolean }) {
  const { video, tracks } = usePlayer()
  const { captions, captionSize, captionPosition, captionLang } = usePlayerSettings()
  const hasPicture = useHasPicture(video)
  const track = tracks.captions.find(({ lang }) => lang === captionLang) ?? tracks.captions[0]
  const cues = useCues(captions && hasPicture && track ? track.url : '')
  const cue = useCurrentCue(video, cues)
  if (!cue || !track) return null
  return (
    <div className={classNames(css.layer, captionPosition === 'top' ? css.top : isRaised && css.raised)}>
      <p className={classNames(css.cue, css[captionSize])} lang={track.lang}>
        {cue.text}
      </p>
    </div>
  )
}
