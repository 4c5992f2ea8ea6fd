import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The row of an element, or null. */
const idOf = (element: Element): string | null => element.closest('[data-row]')?.getAttribute('data-row') ?? null

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps the focus when the row that has it leaves the list: it moves to the button of the next row, of the row before, or to the nearest
 * focusable ancestor. When the row comes back because its call has failed, it has the focus again, unless the learner has moved on.
 * @param ids - of the rows that are shown, each the `id` of a `Row`
 * @returns Props of an element around the list that stays while the list is empty.
 */
export function useRowFocus(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(ids)
  const focused = useRef<string | null>(null)
  const left = useRef<{ id: string; heir: Element | null } | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    const focus = (id: string | undefined): void => {
      const button = id && ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] button`)
      const target = button || ref.current?.closest<HTMLElement>('[tabindex]')
      target?.focus({ preventScroll: true })
    }
    const gone = left.current
    if (gone && ids.includes(gone.id)) {
      left.current = null
      if (isLost() || document.activeElement === gone.heir) focus(gone.id)
      return
    }
    const id = focused.current
    if (id === null || !isLost() || !before.includes(id) || ids.includes(id)) return
    focus(ids[before.indexOf(id)] ?? ids.at(-1))
    left.current = { id, heir: document.activeElement }
  }, [ids])

  const onFocus = ({ target }: FocusEvent): void => {
    focused.current = idOf(target)
  }
  return { ref, onFocus }
}
