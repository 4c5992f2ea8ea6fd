import { create } from 'zustand'
import { sessionJson } from '@xhkt/shared/storage'
import { type Draft, emptyDraft } from './forms/form-props.ts'

/** The forms into which something is typed. */
export type FormName = 'login' | 'register' | 'bind' | 'password' | 'reset'

/** The phone is one for all of them; a code is good for the form that asked for it. */
interface Typed {
  phone: string
  rest: Partial<Record<FormName, Partial<Draft>>>
}

/** Session storage: the phone alone. A code and a password live no longer than the page. */
const key = 'xhkt_typed_phone'
const isString = (value: unknown): value is string => typeof value === 'string'

const useTyped = create<Typed>(() => ({ phone: sessionJson.get(key, isString) ?? '', rest: {} }))

function note(form: FormName, { phone = useTyped.getState().phone, ...change }: Partial<Draft>): void {
  sessionJson.set(key, phone)
  useTyped.setState(({ rest }) => ({ phone, rest: { ...rest, [form]: { ...rest[form], ...change } } }))
}

/** What was typed into a form, and how to note a change. It outlives closing, moving between forms, and whatever fails. */
export function useDraft(form: FormName): [Draft, (change: Partial<Draft>) => void] {
  const { phone, rest } = useTyped()
  return [{ ...emptyDraft, ...rest[form], phone }, (change) => note(form, change)]
}

/** After a login: the next to open a form may be somebody else. */
export function forgetDrafts(): void {
  sessionJson.remove(key)
  useTyped.setState({ phone: '', rest: {} })
}
