import { CaptionsLayer } from './captions/captions-layer.tsx'
import { SeekBar } from './controls/seek-bar.tsx'
import { SkipButtons } from './controls/skip-buttons.tsx'
import { TimeText } from './controls/time-text.tsx'
import { captionsKey, recordingKeys } from './keys/recording-keys.ts'
import { CaptionsMenu } from './menus/captions-menu.tsx'
import { SpeedMenu } from './menus/speed-menu.tsx'
import type { RecordingControls } from './model/player-context.ts'

/** In a module of its own, because the page of a live room does not need it. */
export const recordingControls: RecordingControls = {
  SeekBar,
  SkipButtons,
  TimeText,
  SpeedMenu,
  CaptionsMenu,
  CaptionsLayer,
  recordingKeys,
  captionsKey,
}
