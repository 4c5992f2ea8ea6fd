import { useEffect, useEffectEvent, useState } from 'react'
import { canSavePassword, forgetPassword, readSavedPassword, type SavedPassword } from '../saved-password.ts'
import type { FormProps } from './form-props.ts'

interface Remembering {
  /** False until it is known whether this browser can store a password, and where it cannot. */
  offered: boolean
  remember: boolean
  onRemember: (remember: boolean) => void
}

/** 记住密码 (docs/product/session.md#saved-password): starts unticked. With a stored password it is ticked and the form filled in. */
export function useSavedPassword({ draft, onDraft }: Pick<FormProps, 'draft' | 'onDraft'>): Remembering {
  const [offered, setOffered] = useState(false)
  const [remember, setRemember] = useState(false)

  const restore = useEffectEvent((saved: SavedPassword) => {
    setRemember(true)
    // Does not replace what the learner has typed meanwhile or on another page.
    if (draft.password === '' && (draft.phone === '' || draft.phone === saved.phone)) onDraft({ ...saved })
  })

  useEffect(() => {
    let current = true
    const look = async (): Promise<void> => {
      const possible = await canSavePassword()
      const saved = possible ? await readSavedPassword() : null
      if (!current) return
      setOffered(possible)
      if (saved) restore(saved)
    }
    void look()
    return () => {
      current = false
    }
  }, [])

  return {
    offered,
    remember,
    onRemember: (value) => {
      setRemember(value)
      if (!value) forgetPassword()
    },
  }
}
