import { usePlayer } from '../model/player-context.ts'
import { ControlMenu } from './control-menu.tsx'
import { MenuChoice, MenuGroup } from './menu-choice.tsx'

/** A menu of the servers that have the video. Renders nothing where there is only one. */
export function LinesMenu() {
  const { names, current, onChoose } = usePlayer().lines
  if (names.length < 2) return null
  return (
    <ControlMenu label="线路" value={names[current] ?? ''} text="线路">
      <MenuGroup label="线路">
        {names.map((name, line) => (
          <MenuChoice key={name} isChosen={line === current} onChoose={() => onChoose(line)}>
            {name}
          </MenuChoice>
        ))}
      </MenuGroup>
    </ControlMenu>
  )
}
