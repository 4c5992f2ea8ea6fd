import { useSyncExternalStore } from 'react'
import { preferredHeight } from '@xhkt/kit/media/preferred-height'
import { PLAYER_SETTINGS_KEY as KEY } from '@xhkt/kit/media/wide-lesson'
import { localItem } from '@xhkt/platform/storage'

export const SPEEDS: readonly number[] = [2, 1.75, 1.5, 1.25, 1, 0.75, 0.5]
export const CAPTION_SIZES = ['small', 'medium', 'large', 'largest'] as const
export type CaptionSize = (typeof CAPTION_SIZES)[number]
export const CAPTION_POSITIONS = ['bottom', 'top'] as const
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number]

/** What the learner has set, for all lessons in this browser. */
export interface PlayerSettings {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  rate: number
  /** Height of the chosen quality in pixels; 0: automatic. */
  quality: number
  captions: boolean
  /** BCP 47 tag of the captions; empty: the first ones. */
  captionLang: string
  captionSize: CaptionSize
  captionPosition: CaptionPosition
  /** Shortcuts of a single character (WCAG 2.1.4). */
  singleKeys: boolean
  /** At the end of a lesson the next one starts by itself. */
  autoplayNext: boolean
  /** The picture of a lesson is as large as the window allows, and the outline is below the picture. */
  isWide: boolean
}

const stored = localItem(KEY, {
  'volume?': 'number',
  'isMuted?': 'flag',
  'rate?': 'number',
  'captions?': 'flag',
  'captionLang?': 'text',
  'captionSize?': ['one', ...CAPTION_SIZES],
  'captionPosition?': ['one', ...CAPTION_POSITIONS],
  'singleKeys?': 'flag',
  'autoplayNext?': 'flag',
  'isWide?': 'flag',
})
type Stored = NonNullable<ReturnType<typeof stored.get>>

const within = (value: number, least: number, most: number, fallback: number): number =>
  value >= least && value <= most ? value : fallback

const withDefaults = ({ volume = 1, rate = 1, ...others }: Stored): PlayerSettings => ({
  isMuted: false,
  captions: false,
  captionLang: '',
  captionSize: 'medium',
  captionPosition: 'bottom',
  singleKeys: true,
  autoplayNext: true,
  isWide: false,
  ...others,
  volume: within(volume, 0, 1, 1),
  rate: within(rate, 0.25, 4, 1),
  quality: preferredHeight() ?? 0,
})

let last: { text: string; settings: PlayerSettings } | null = null

/** The current settings: the same object until one changes. */
export function playerSettings(): PlayerSettings {
  const settings = withDefaults(stored.get() ?? {})
  const text = JSON.stringify(settings)
  if (last?.text !== text) last = { text, settings }
  return last.settings
}

export const changeSettings = (change: Partial<PlayerSettings>): void => void stored.set({ ...playerSettings(), ...change })

const subscribe = (listener: () => void) => stored.subscribe(listener)

export const usePlayerSettings = (): PlayerSettings => useSyncExternalStore(subscribe, playerSettings)
