import { type ReactNode, useEffect, useRef } from 'react'
import { auth, type SessionDialog } from '@xhkt/platform/auth'
import { classNames } from '@xhkt/kit/ui/class-names'
import { faces } from './faces.ts'
import textLink from '../text-link.module.css'
import css from './form-place.module.css'

interface Props {
  form: SessionDialog['form']
  children: ReactNode
}

/** The place of one form: its back link, and the focus when the dialog has moved to it. */
export function FormPlace({ form, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { name, back } = faces[form]

  // The dialog around notes, in an effect of its own and later than this one, where the focus is to return to.
  useEffect(
    () =>
      queueMicrotask(() => {
        // A form with fields has taken it to the first that is empty.
        if (!place.current?.contains(document.activeElement)) place.current?.querySelector('button')?.focus()
      }),
    [],
  )

  return (
    <div ref={place} className={css.place} role="group" aria-label={name}>
      {back && (
        <button className={classNames(textLink.link, css.back)} type="button" onClick={() => auth.openLogin(back.to)}>
          <svg className={css.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          {back.name}
        </button>
      )}
      {children}
    </div>
  )
}
