import { type ReactNode, useEffect, useRef } from 'react'
import { auth, type SessionDialog } from '@xhkt/platform/auth'
import { classNames } from '@xhkt/kit/ui/class-names'
import { CookieNotice } from '../forms/cookie-notice.tsx'
import { formTitles } from './form-titles.ts'
import textLink from '../text-link.module.css'
import css from './form-panel.module.css'

interface Props {
  form: SessionDialog['form']
  children: ReactNode
}

/** Wraps one form of the dialog: adds the back link, and focuses the form when the dialog switches to it. */
export function FormPanel({ form, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const { name, back } = formTitles[form]

  // Focuses in a microtask, because the surrounding dialog notes in a later effect where the focus returns to.
  useEffect(
    () =>
      queueMicrotask(() => {
        // A form with fields has focused its first empty one.
        if (!panel.current?.contains(document.activeElement)) panel.current?.querySelector('button')?.focus()
      }),
    [],
  )

  return (
    <div ref={panel} className={classNames(css.place, form !== 'link' && css.sameHeight)} role="group" aria-label={name}>
      {back && (
        <button className={classNames(textLink.link, css.back)} type="button" onClick={() => auth.openLogin(back.to)}>
          <svg className={css.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          {back.name}
        </button>
      )}
      <CookieNotice />
      {children}
    </div>
  )
}
