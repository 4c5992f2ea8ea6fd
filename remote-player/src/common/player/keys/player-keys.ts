import { useEffect, useSyncExternalStore } from 'react'
import { playerSettings } from '../model/player-settings.ts'
import { isTaken } from './key-target.ts'

export const keyTopics = ['播放', '声音', '画面', '课程', '其他'] as const
export type KeyTopic = (typeof keyTopics)[number]

/** One line of the list of shortcuts. */
export interface PlayerKey {
  /** Values of `KeyboardEvent.key`, letters in lower case. */
  keys: readonly string[]
  /** What the list shows for them. */
  shown: string
  label: string
  /** The list shows keys by topic. */
  topic: KeyTopic
  run: (key: string) => void
  /** A held key runs again and again. */
  repeats?: boolean
}

let registered: readonly PlayerKey[] = []
const listeners = new Set<() => void>()

/** WCAG 2.1.4: the learner can switch shortcuts of a single character off. */
const isCharacter = (key: string): boolean => key.length === 1 && key !== ' '

/** Prevents the click that a released Space gives to a focused button. */
function swallowRelease(): void {
  const swallow = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault()
  }
  document.addEventListener('keyup', swallow, { once: true, capture: true })
}

function press(event: KeyboardEvent): void {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = registered.findLast(({ keys }) => keys.includes(key))
  if (!found || isTaken(event)) return
  if (isCharacter(key) && !playerSettings().singleKeys) return
  // Escape may close something else, too.
  if (key !== 'Escape') event.preventDefault()
  if (key === ' ') swallowRelease()
  if (!event.repeat || found.repeats) found.run(key)
}

function change(keys: readonly PlayerKey[]): void {
  if (registered.length === 0 && keys.length > 0) document.addEventListener('keydown', press)
  if (registered.length > 0 && keys.length === 0) document.removeEventListener('keydown', press)
  registered = keys
  for (const listener of listeners) listener()
}

/**
 * Adds keys to the page while the component is shown, after those of the player itself, which come `first`. Of two with the same key the
 * later one runs. `keys` is memoized.
 */
export function usePlayerKeys(keys: readonly PlayerKey[], place: 'first' | 'last' = 'last'): void {
  useEffect(() => {
    change(place === 'first' ? [...keys, ...registered] : [...registered, ...keys])
    return () => change(registered.filter((each) => !keys.includes(each)))
  }, [keys, place])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All keys of the page, for their list. */
export const useRegisteredKeys = (): readonly PlayerKey[] => useSyncExternalStore(subscribe, () => registered)
