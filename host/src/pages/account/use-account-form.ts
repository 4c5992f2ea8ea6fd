import { useState } from 'react'
import { type FormName, useDraft } from '../../session/draft.ts'
import type { FormProps } from '../../session/forms/form-props.ts'
import { useWayOn } from './use-way-on.ts'

/** What the form of an account page works with. */
export function useAccountForm(name: FormName): { leaving: boolean; form: FormProps } {
  const { leaving, finish } = useWayOn()
  const [draft, onDraft] = useDraft(name)
  const [agreed, onAgreed] = useState(false)
  return {
    leaving,
    form: {
      draft,
      onDraft,
      agreed,
      onAgreed,
      onLogin: (result) => finish(result, name === 'register' ? '注册成功' : '登录成功'),
      // Nothing lies around the form that would keep the focus from the puzzle.
      onPuzzle: () => undefined,
    },
  }
}
