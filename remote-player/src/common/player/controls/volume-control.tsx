import type { CSSProperties } from 'react'
import { changeSettings, usePlayerSettings } from '../model/player-settings.ts'
import { ControlButton } from './control-button.tsx'
import css from './volume-control.module.css'

export function VolumeControl() {
  const { volume, isMuted } = usePlayerSettings()
  const isSilent = isMuted || volume === 0
  const percent = isSilent ? 0 : Math.round(volume * 100)
  const toggle = () => changeSettings(volume === 0 ? { volume: 0.5, isMuted: false } : { isMuted: !isMuted })
  return (
    <div className={css.volume}>
      <ControlButton label={isSilent ? '取消静音' : '静音'} icon={isSilent ? 'muted' : 'volume'} shortcut="M" onClick={toggle} />
      <input
        className={css.slider}
        type="range"
        aria-label="音量"
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--value': `${percent}%` } as CSSProperties}
        onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100, isMuted: false })}
      />
    </div>
  )
}
