import { usePlayer } from '../model/player-context.ts'
import { CAPTION_SIZES, type CaptionSize, changeSettings, usePlayerSettings } from '../model/player-settings.ts'
import { ControlMenu } from './control-menu.tsx'
import { MenuChoice, MenuGroup } from './menu-choice.tsx'

const sizeNames: Record<CaptionSize, string> = { small: '小', medium: '中', large: '大', largest: '特大' }

/** Captions off or in one of their languages, and their size. Nothing where there are none. */
export function CaptionsMenu() {
  const { captions: tracks } = usePlayer().tracks
  const { captions, captionLang, captionSize } = usePlayerSettings()
  const first = tracks[0]
  if (!first) return null
  const shown = captions ? (tracks.find(({ lang }) => lang === captionLang) ?? first) : null
  return (
    <ControlMenu label="字幕" value={shown ? shown.label : '关闭'} icon={shown ? 'captionsOn' : 'captions'} shortcut="C" isLasting>
      <MenuGroup label="字幕">
        <MenuChoice isChosen={!shown} onChoose={() => changeSettings({ captions: false })}>
          关闭
        </MenuChoice>
        {tracks.map((each) => (
          <MenuChoice key={each.lang} isChosen={each === shown} onChoose={() => changeSettings({ captions: true, captionLang: each.lang })}>
            {each.label}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuGroup label="字号">
        {CAPTION_SIZES.map((size) => (
          <MenuChoice key={size} isChosen={size === captionSize} onChoose={() => changeSettings({ captionSize: size })}>
            {sizeNames[size]}
          </MenuChoice>
        ))}
      </MenuGroup>
    </ControlMenu>
  )
}
