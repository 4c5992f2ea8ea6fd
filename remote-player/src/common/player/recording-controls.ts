import { CaptionsLayer } from './captions/captions-layer.tsx'
import { SeekBar } from './controls/seek-bar.tsx'
import { SkipButtons } from './controls/skip-buttons.tsx'
import { TimeText } from './controls/time-text.tsx'
import { captionsKey, recordingKeys } from './keys/recording-keys.ts'
import { CaptionsMenu } from './menus/captions-menu.tsx'
import { SpeedMenu } from './menus/speed-menu.tsx'

/** What the player of a recording has and that of a live picture does not. The page of a live room does not load it. */
export const recordingControls = { SeekBar, SkipButtons, TimeText, SpeedMenu, CaptionsMenu, CaptionsLayer, recordingKeys, captionsKey }

export type RecordingControls = typeof recordingControls
