import { create } from 'zustand'
import { useAuth } from '@xhkt/platform/auth'
import { registerUnsavedChanges } from '@xhkt/platform/unsaved-changes'
import { type Draft, emptyDraft } from './forms/form-props.ts'
import { typedPhone } from './typed-phone.ts'

/** The forms into which something is typed. */
export type FormName = 'login' | 'register' | 'bind' | 'password' | 'reset'

/** The phone is one for all of them; a code is good for the form that asked for it. */
interface Typed {
  phone: string
  rest: Partial<Record<FormName, Partial<Draft>>>
}

const useTyped = create<Typed>(() => ({ phone: typedPhone.get(), rest: {} }))

function note(form: FormName, { phone = useTyped.getState().phone, ...change }: Partial<Draft>): void {
  typedPhone.set(phone)
  useTyped.setState(({ rest }) => ({ phone, rest: { ...rest, [form]: { ...rest[form], ...change } } }))
}

/** What was typed into a form, and how to note a change. It outlives closing, moving between forms, and whatever fails. */
export function useDraft(form: FormName): [Draft, (change: Partial<Draft>) => void] {
  const { phone, rest } = useTyped()
  return [{ ...emptyDraft, ...rest[form], phone }, (change) => note(form, change)]
}

// The phone is kept beyond a reload.
registerUnsavedChanges(() => Object.values(useTyped.getState().rest).some((draft) => Object.values(draft).some(Boolean)))

/** After a login: the next to open a form may be somebody else. */
export function forgetDrafts(): void {
  typedPhone.forget()
  useTyped.setState({ phone: '', rest: {} })
}

// A form that was half filled when its learner logged in in another tab: the end of their session is the end of it.
useAuth.subscribe((now, before) => before.token !== null && now.token === null && forgetDrafts())
