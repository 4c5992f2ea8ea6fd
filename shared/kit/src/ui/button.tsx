import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import css from './button.module.css'

interface Look {
  variant?: 'primary' | 'price' | 'default' | 'text' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its place. */
  block?: boolean
}

const lookOf = ({ variant = 'default', size = 'md', block }: Look, more?: string): string =>
  classNames(css.button, css[variant], css[size], block && css.block, more)

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that the click is being worked on and swallows further ones; the focus stays. */
  loading?: boolean
}

export function Button({ variant, size, block, loading = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  // Not `disabled`: that would drop the focus of a keyboard user in the middle of the work.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, block }, className)}
      onClick={press}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner size={14} />}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site goes through the host's router, as every plain link does. */
  href: string
}

export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, size, block }, className)}>
      {children}
    </a>
  )
}
