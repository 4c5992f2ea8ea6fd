import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(element.type)) || element instanceof HTMLTextAreaElement

/** The value of each field at its last event. */
const told = new WeakMap<Field, string>()

/** React keeps the default value of a field equal to the value that it knows. A field of which React knows no value keeps its first one. */
const isUnread = (field: Element): field is Field => isField(field) && field.value !== field.defaultValue && field.value !== told.get(field)

/** Uses the setter of the prototype. React overrides that of the element, and would take the value as known already. */
function setUnseen(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

const formOf = (element: unknown): HTMLFormElement | null | undefined =>
  element instanceof Element ? (element.closest('form') ?? element.closest('button')?.form) : null

function readFields({ target }: Event): void {
  const forms = new Set([formOf(target), formOf(document.activeElement)])
  const fields = [...forms].flatMap((form) => [...(form?.elements ?? [])])
  const unread = fields.filter(isUnread).map((field) => ({ field, value: field.value }))
  for (const { field, value } of unread) {
    // React renders after each event, and gives every other field the value that it knows.
    setUnseen(field, value)
    // Renders at once, so that the handlers of the click or the submission see the new value.
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
  }
}

/**
 * Reads the fields that a password manager has filled without an event, before the form is sent and before any press or key: a render
 * that follows would empty them.
 */
export function readFilledFields(): void {
  document.addEventListener('input', ({ target }) => isField(target) && told.set(target, target.value), true)
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) document.addEventListener(type, readFields, true)
}
