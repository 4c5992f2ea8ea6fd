import type { Quality } from '@xhkt/platform/media'
import { usePlayer } from '../model/player-context.ts'
import { changeSettings } from '../model/player-settings.ts'
import { usePlaybackState } from '../model/use-playback-state.ts'
import { useHasSoundAlone } from '../model/video-value.ts'
import { ControlMenu } from './control-menu.tsx'
import { MenuChoice, MenuGroup } from './menu-choice.tsx'

const words: [least: number, word: string][] = [
  [1080, '超清'],
  [720, '高清'],
  [480, '标清'],
  [0, '流畅'],
]

const nameOf = ({ height, bitrate }: Quality): string =>
  height === 0 ? `${Math.round(bitrate / 1000)} kbps` : `${words.find(([least]) => height >= least)?.[1]} ${height}P`

/** The qualities of the video, and which of them automatic has chosen. Nothing where there is no choice, or no picture. */
export function QualityMenu() {
  const { playback, video } = usePlayer()
  const { qualities, current, chosen } = usePlaybackState(playback)
  const hasSoundAlone = useHasSoundAlone(video)
  if (!playback || qualities.length < 2 || hasSoundAlone) return null
  const choose = (quality: Quality | null) => {
    playback.setQuality(quality)
    changeSettings({ quality: quality?.height ?? 0 })
  }
  const automatic = current ? `自动（${nameOf(current)}）` : '自动'
  return (
    <ControlMenu label="清晰度" value={chosen ? nameOf(chosen) : automatic} text={chosen ? `${chosen.height}P` : '清晰度'}>
      <MenuGroup label="清晰度">
        {qualities.map((each) => (
          <MenuChoice key={each.id} isChosen={each.id === chosen?.id} onChoose={() => choose(each)}>
            {nameOf(each)}
          </MenuChoice>
        ))}
        <MenuChoice isChosen={chosen === null} onChoose={() => choose(null)}>
          {chosen ? '自动' : automatic}
        </MenuChoice>
      </MenuGroup>
    </ControlMenu>
  )
}
