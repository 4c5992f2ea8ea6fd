import { useEffect, useEffectEvent, useState } from 'react'
import { canSavePassword, forgetPassword, readSavedPassword, type SavedPassword } from '../saved-password.ts'
import type { FormProps } from './form-props.ts'

interface Remembering {
  /** False until it is known, and where nothing can be kept. */
  offered: boolean
  remember: boolean
  onRemember: (remember: boolean) => void
}

/** 记住密码 (product decisions, Session): off at first, and ticked with the form filled in where a password is kept. */
export function useSavedPassword({ draft, onDraft }: Pick<FormProps, 'draft' | 'onDraft'>): Remembering {
  const [offered, setOffered] = useState(false)
  const [remember, setRemember] = useState(false)

  const restore = useEffectEvent((saved: SavedPassword) => {
    setRemember(true)
    // What the learner types meanwhile, or has typed on another page, is theirs.
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
