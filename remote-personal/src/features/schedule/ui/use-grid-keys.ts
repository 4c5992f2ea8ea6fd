import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { serverNow } from '@xhkt/platform/api'
import { firstStop, type GridStop, moveStop, nameOf, nearestStop } from '../model/grid-stop.ts'
import type { Day } from '../model/week-layout.ts'

/**
 * The keyboard of a week table, by the grid pattern of ARIA: one tab stop, arrows, Home and End; Page Up and Page Down change the week and
 * keep the place. An element of the table has its stop as `data-stop`.
 * @param onWeek - gets -1 or 1
 */
export function useGridKeys(days: readonly Day[], hours: readonly number[], onWeek: (weeks: -1 | 1) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<GridStop | null>(null)
  const isKept = useRef(false)
  const stop = chosen ? nearestStop(chosen, days, hours) : firstStop(days, hours, Math.floor(serverNow() / 1000))
  const current = nameOf(stop)

  const focus = (name: string) => ref.current?.querySelector<HTMLElement>(`[data-stop="${name}"]`)?.focus()
  useLayoutEffect(() => {
    if (!isKept.current) return
    const { activeElement, body } = document
    // The lesson that had the focus is not in the new week.
    if (activeElement === body || ref.current?.contains(activeElement)) focus(current)
    else isKept.current = false
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const next = moveStop(stop, event.key, event.ctrlKey, days, hours)
    if (!next && event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    setChosen(next ?? stop)
    if (next) focus(nameOf(next))
    else {
      isKept.current = true
      onWeek(event.key === 'PageUp' ? -1 : 1)
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    const [day, hour, nth] = target.getAttribute('data-stop')?.split('-').map(Number) ?? []
    if (day !== undefined && hour !== undefined && nth !== undefined) setChosen({ day, hour, nth })
  }
  /** The attributes of an element that the keys reach. */
  const stopAt = (place: GridStop) => {
    const name = nameOf(place)
    return { 'data-stop': name, tabIndex: name === current ? 0 : -1 }
  }
  return { grid: { ref, onKeyDown, onFocus }, stopAt }
}
