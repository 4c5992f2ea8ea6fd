import { create } from 'zustand'
import { useAuth } from '@xhkt/platform/auth'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { type Draft, emptyDraft } from './form-props.ts'
import { typedPhone } from '../typed-phone.ts'

/** The forms with fields. */
export type FormName = 'login' | 'register' | 'bind' | 'password' | 'reset'

/** All forms share the phone. A code belongs to the form that requested it. */
interface Typed {
  phone: string
  rest: Partial<Record<FormName, Partial<Draft>>>
}

const useTyped = create<Typed>(() => ({ phone: typedPhone.get(), rest: {} }))

function note(form: FormName, { phone = useTyped.getState().phone, ...change }: Partial<Draft>): void {
  typedPhone.set(phone)
  useTyped.setState(({ rest }) => ({ phone, rest: { ...rest, [form]: { ...rest[form], ...change } } }))
}

/** The draft of a form, and a function that changes it. It survives closing the dialog, switching forms and failed submissions. */
export function useDraft(form: FormName): [Draft, (change: Partial<Draft>) => void] {
  const { phone, rest } = useTyped()
  return [{ ...emptyDraft, ...rest[form], phone }, (change) => note(form, change)]
}

// The phone does not count: it survives a reload.
registerUnsavedChanges(() => Object.values(useTyped.getState().rest).some((draft) => Object.values(draft).some(Boolean)))

/** Call after a login: another person may open the next form. */
export function forgetDrafts(): void {
  typedPhone.forget()
  useTyped.setState({ phone: '', rest: {} })
}

// Drafts also end with a session that began in another tab while a form was half filled.
useAuth.subscribe((now, before) => before.token !== null && now.token === null && forgetDrafts())
