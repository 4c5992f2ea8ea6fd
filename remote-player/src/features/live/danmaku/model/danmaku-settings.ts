import { useSyncExternalStore } from 'react'
import { localItem } from '@xhkt/platform/storage'

/** Each list begins with the default. The words are those of the settings. */
export const sizes = [
  { value: 'medium', words: '标准', px: 22 },
  { value: 'small', words: '小', px: 18 },
  { value: 'large', words: '大', px: 28 },
] as const

export const areas = [
  { value: 'half', words: '半屏', share: 0.5 },
  { value: 'quarter', words: '1/4 屏', share: 0.25 },
  { value: 'full', words: '全屏', share: 1 },
] as const

/** The most texts over the picture at once. */
export const densities = [
  { value: 'medium', words: '适中', most: 30 },
  { value: 'low', words: '较少', most: 12 },
  { value: 'high', words: '较多', most: 60 },
] as const

export interface DanmakuSettings {
  isOn: boolean
  /** 0.2 to 1. */
  opacity: number
  size: (typeof sizes)[number]['value']
  area: (typeof areas)[number]['value']
  density: (typeof densities)[number]['value']
}

const stored = localItem('xhkt_danmaku', { 'isOn?': 'flag', 'opacity?': 'number', 'size?': 'token', 'area?': 'token', 'density?': 'token' })
type Stored = NonNullable<ReturnType<typeof stored.get>>

type List = readonly [{ value: string }, ...{ value: string }[]]

/** The chosen one of a list; the default where the value is none of it. */
export const choiceOf = <Choices extends List>(choices: Choices, value: unknown): Choices[number] =>
  choices.find((choice): choice is Choices[number] => choice.value === value) ?? choices[0]

const withDefaults = ({ isOn = true, opacity = 0.8, size, area, density }: Stored): DanmakuSettings => ({
  isOn,
  opacity: opacity >= 0.2 && opacity <= 1 ? opacity : 0.8,
  size: choiceOf(sizes, size).value,
  area: choiceOf(areas, area).value,
  density: choiceOf(densities, density).value,
})

let last: { text: string; settings: DanmakuSettings } | null = null

/** The same object until one changes. */
export function danmakuSettings(): DanmakuSettings {
  const found = stored.get() ?? {}
  const text = JSON.stringify(found)
  if (last?.text !== text) last = { text, settings: withDefaults(found) }
  return last.settings
}

export const changeDanmaku = (change: Partial<DanmakuSettings>): void => void stored.set({ ...danmakuSettings(), ...change })

const subscribe = (listener: () => void) => stored.subscribe(listener)

export const useDanmakuSettings = (): DanmakuSettings => useSyncExternalStore(subscribe, danmakuSettings)
