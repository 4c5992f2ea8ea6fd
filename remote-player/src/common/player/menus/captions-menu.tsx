import { usePlayer } from '../model/player-context.ts'
import { CAPTION_POSITIONS, CAPTION_SIZES, type CaptionPosition, type CaptionSize, changeSettings, usePlayerSettings } from '../model/player-settings.ts'
import { ControlMenu } from './control-menu.tsx'
import { MenuChoice, MenuColumn, MenuGroup } from './menu-choice.tsx'

const sizeNames: Record<CaptionSize, string> = { small: '小', medium: '中', large: '大', largest: '特大' }
const positionNames: Record<CaptionPosition, string> = { bottom: '底部', top: '顶部' }

/** Captions off or in one of their languages, their size and position. Nothing where there are none. */
export function CaptionsMenu() {
  const { captions: tracks } = usePlayer().tracks
  const { captions, captionLang, captionSize, captionPosition } = usePlayerSettings()
  const first = tracks[0]
  if (!first) return null
  const showIn = (captionLang: string) => changeSettings({ captions: true, captionLang })
  const shown = captions ? (tracks.find(({ lang }) => lang === captionLang) ?? first) : null
  return (
    <ControlMenu label="字幕" value={shown ? shown.label : '关闭'} icon={shown ? 'captionsOn' : 'captions'} shortcut="C" isLasting>
      <MenuColumn>
        <MenuGroup label="字幕">
          <MenuChoice isChosen={!shown} onChoose={() => changeSettings({ captions: false })}>
            关闭
          </MenuChoice>
          {tracks.map((each) => (
            <MenuChoice key={each.lang} isChosen={each === shown} onChoose={() => showIn(each.lang)}>
              {each.label}
            </MenuChoice>
          ))}
        </MenuGroup>
        <MenuGroup label="位置">
          {CAPTION_POSITIONS.map((each) => (
            <MenuChoice key={each} isChosen={each === captionPosition} onChoose={() => changeSettings({ captionPosition: each })}>
              {positionNames[each]}
            </MenuChoice>
          ))}
        </MenuGroup>
      </MenuColumn>
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
