import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import css from './button.module.css'

interface Look {
  variant?: 'primary' | 'price' | 'default' | 'text' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  block?: boolean
}

const lookOf = ({ variant = 'default', size = 'md', block }: Look, more?: string): string =>
  classNames(css.button, css[variant], css[size], block && css.block, more)

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner in the place of its text and ignores clicks. The button keeps its size and the focus. */
  loading?: boolean
}

export function Button({ variant, size, block, loading = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  // Not `disabled`: a disabled button loses the keyboard focus.
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
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The host's router handles a path of this site, as for every link. */
  href: string
}

export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf({ variant, size, block }, className)}>
      {children}
    </a>
  )
}
