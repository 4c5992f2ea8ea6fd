/** The build names a class by owner, style sheet, hash and class (`scripts/build/base-config.ts`): `catalog-groups-a1b2-join`. */
const builtName = /^[a-z]+-([\w-]+)-.{4}-(\w+)$/

/** `groups.join`, from the last class of an element. */
function classOf(element: Element): string | undefined {
  const [, sheet, name] = [...element.classList].reverse().map((one) => builtName.exec(one)).find(Boolean) ?? []
  return sheet && `${sheet}.${name}`
}

const controls = 'a, button, input, select, summary, textarea, [role]'

/**
 * The control of a click, by its role or element and its classes, and the nearest part of the page around it:
 * `button button.primary in order-bar.foot`. The accessible name would be clearer, but it may hold another learner's name, a file's or a
 * search. Null if there is no control where the learner has clicked.
 */
export function controlName(target: EventTarget | null): string | null {
  const control = target instanceof Element ? target.closest(controls) : null
  if (!control) return null
  const own = classOf(control)
  const sheetOf = (name: string | undefined): string | undefined => name?.split('.')[0]
  let around: string | undefined
  for (let part = control.parentElement; part && !around; part = part.parentElement) {
    const name = classOf(part)
    if (sheetOf(name) !== sheetOf(own)) around = name
  }
  return [control.getAttribute('role') ?? control.localName, own, around && `in ${around}`].filter(Boolean).join(' ')
}
