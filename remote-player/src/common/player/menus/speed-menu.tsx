import { changeSettings, SPEEDS, usePlayerSettings } from '../model/player-settings.ts'
import { ControlMenu } from './control-menu.tsx'
import { MenuChoice, MenuGroup } from './menu-choice.tsx'

const nameOf = (rate: number): string => (rate === 1 ? '正常' : `${rate}x`)

export function SpeedMenu() {
  const { rate } = usePlayerSettings()
  return (
    <ControlMenu label="倍速" value={nameOf(rate)} text={rate === 1 ? '倍速' : `${rate}x`}>
      <MenuGroup label="倍速">
        {SPEEDS.map((each) => (
          <MenuChoice key={each} isChosen={each === rate} onChoose={() => changeSettings({ rate: each })}>
            {nameOf(each)}
          </MenuChoice>
        ))}
      </MenuGroup>
    </ControlMenu>
  )
}
