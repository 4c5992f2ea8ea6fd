import { memo, type ReactNode, type Ref } from 'react'
import { classNames } from '@xhkt/kit/ui/class-names'
import { usePlayer } from '../model/player-context.ts'
import type { FullScreen } from '../model/use-full-screen.ts'
import { LinesMenu } from '../menus/lines-menu.tsx'
import { QualityMenu } from '../menus/quality-menu.tsx'
import { ControlButton } from './control-button.tsx'
import { PictureInPicture } from './picture-in-picture.tsx'
import { PlayToggle } from './play-toggle.tsx'
import css from './player-controls.module.css'
import { VolumeControl } from './volume-control.tsx'

export interface PlayerControlsProps {
  isShown: boolean
  full: FullScreen
  page: FullScreen
  onKeyList: () => void
  /** Controls of the feature. */
  actions?: ReactNode
  /** Its control for the size of the picture in the page. */
  size?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The bar over the lower edge of the picture. Out of sight it can still be reached by keyboard, which shows it. */
export const PlayerControls = memo(function PlayerControls({ isShown, full, page, onKeyList, actions, size, ref }: PlayerControlsProps) {
  const { recording } = usePlayer()
  return (
    <div ref={ref} className={classNames(css.controls, !isShown && css.hidden)} role="group" aria-label="播放控制">
      {recording && <recording.SeekBar />}
      <div className={css.row}>
        <PlayToggle />
        {recording && <recording.SkipButtons />}
        <VolumeControl />
        {recording && <recording.TimeText />}
        <span className={css.space} />
        {/* First what has a word, then what has an icon. */}
        <QualityMenu />
        {recording && <recording.SpeedMenu />}
        <LinesMenu />
        {recording && <recording.CaptionsMenu />}
        {actions}
        <ControlButton className={css.wide} label="快捷键" icon="keyboard" shortcut="?" onClick={onKeyList} />
        <PictureInPicture className={css.wide} />
        {size}
        {!full.isFull && (
          <ControlButton
            className={css.wide}
            label={page.isFull ? '退出网页全屏' : '网页全屏'}
            icon={page.isFull ? 'leavePage' : 'page'}
            shortcut="W"
            onClick={page.toggle}
          />
        )}
        {document.fullscreenEnabled && (
          <ControlButton label={full.isFull ? '退出全屏' : '全屏'} icon={full.isFull ? 'leaveFull' : 'full'} shortcut="F" onClick={full.toggle} />
        )}
      </div>
    </div>
  )
})
