import { useSyncExternalStore } from 'react'
import { PLAYER_SETTINGS_KEY as KEY, preferredHeight } from '@xhkt/kit/media/preferred-height'
import { localJson } from '@xhkt/platform/storage'

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
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const within = (value: unknown, least: number, most: number, fallback: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : fallback

/** Anybody can edit a storage: each field that is invalid has its default. */
function parse(stored: Record<string, unknown>): PlayerSettings {
  return {
    volume: within(stored.volume, 0, 1, 1),
    isMuted: stored.isMuted === true,
    rate: within(stored.rate, 0.25, 4, 1),
    quality: preferredHeight() ?? 0,
    captions: stored.captions === true,
    captionLang: typeof stored.captionLang === 'string' ? stored.captionLang : '',
    captionSize: CAPTION_SIZES.find((size) => size === stored.captionSize) ?? 'medium',
    captionPosition: CAPTION_POSITIONS.find((position) => position === stored.captionPosition) ?? 'bottom',
    singleKeys: stored.singleKeys !== false,
    autoplayNext: stored.autoplayNext !== false,
  }
}

let last: { text: string; settings: PlayerSettings } | null = null

/** The current settings: the same object until one changes. */
export function playerSettings(): PlayerSettings {
  const stored = localJson.get(KEY, isRecord) ?? {}
  const text = JSON.stringify(stored)
  if (last?.text !== text) last = { text, settings: parse(stored) }
  return last.settings
}

export const changeSettings = (change: Partial<PlayerSettings>): void => void localJson.set(KEY, { ...playerSettings(), ...change })

const subscribe = (listener: () => void) => localJson.subscribe(KEY, listener)

export const usePlayerSettings = (): PlayerSettings => useSyncExternalStore(subscribe, playerSettings)
