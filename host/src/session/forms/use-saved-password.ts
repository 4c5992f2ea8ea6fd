import { useEffect, useEffectEvent, useState } from 'react'
import { phoneLength } from '@xhkt/kit/validate'
import { canSavePassword, forgetPassword, readSavedPassword } from '../saved-password.ts'
import type { FormProps } from './form-props.ts'

interface Remembering {
  /** False until it is known whether this browser can store a password, and where it cannot. */
  offered: boolean
  remember: boolean
  onRemember: (remember: boolean) => void
  /** Whether the form is sent with the saved password, because the learner has typed none. */
  usesSaved: boolean
  /** Changes the draft. Another phone unticks the box. */
  onDraft: FormProps['onDraft']
  /** The typed password, or else the saved one. Empty if there is none. */
  readPassword: () => Promise<string>
  /** Removes the record of this phone. */
  forget: () => void
}

/**
 * 记住密码 (docs/product/session.md#saved-password): starts unticked. A record fills in its phone, and ticks the box for that phone only.
 * Its password is decrypted when the form is sent, and never stands in a field or a draft.
 */
export function useSavedPassword({ draft, onDraft }: Pick<FormProps, 'draft' | 'onDraft'>): Remembering {
  const { phone, password } = draft
  const [offered, setOffered] = useState(false)
  const [ticked, setTicked] = useState(false)
  const [savedPhone, setSavedPhone] = useState<string | null>(null)
  const hasRecord = savedPhone !== null && savedPhone === phone

  const restore = useEffectEvent((saved: string) => {
    setSavedPhone(saved)
    // Does not replace what the learner has typed meanwhile or on another page.
    if (phone === '' && password === '') onDraft({ phone: saved })
  })

  useEffect(() => {
    let current = true
    const look = async (): Promise<void> => {
      const possible = await canSavePassword()
      const saved = possible ? await readSavedPassword() : null
      if (!current) return
      setOffered(possible)
      if (saved) restore(saved.phone)
    }
    void look()
    return () => {
      current = false
    }
  }, [])

  function forget(): void {
    forgetPassword(phone)
    if (hasRecord) setSavedPhone(null)
  }

  return {
    offered,
    remember: ticked || hasRecord,
    onRemember: (value) => {
      setTicked(value)
      if (!value) forget()
    },
    usesSaved: hasRecord && password === '',
    onDraft: (change) => {
      // A complete phone that changes may be the next learner's, who has not ticked the box.
      if (change.phone !== undefined && phone.length === phoneLength) setTicked(false)
      onDraft(change)
    },
    readPassword: async () => {
      if (password !== '' || !hasRecord) return password
      const saved = await readSavedPassword()
      if (saved?.phone === phone) return saved.password
      // Another tab has removed or replaced the record.
      setSavedPhone(saved?.phone ?? null)
      return ''
    },
    forget,
  }
}
