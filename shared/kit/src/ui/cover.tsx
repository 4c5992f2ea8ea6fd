import { useState } from 'react'
import { classNames } from './class-names.ts'
import css from './cover.module.css'

export interface CoverProps {
  src: string
  /** Empty when the name stands beside the picture. */
  alt: string
  /** The picture that is painted first: loaded at once, ahead of the rest. */
  priority?: boolean
  /** Shown width in px, so that the place is known before the picture. */
  width?: number
  className?: string
}

/** A 16:9 picture that keeps its place while it loads, and also when it never comes. */
export function Cover({ src, alt, priority = false, width = 224, className }: CoverProps) {
  const [broken, setBroken] = useState('')
  const failed = !src || broken === src
  return (
    <span className={classNames(css.cover, className)}>
      {failed ? (
        <span className={css.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
          <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
            <path d="M8 12c6-2 11-1 16 3 5-4 10-5 16-3v24c-6-2-11-1-16 3-5-4-10-5-16-3zM24 15v24" />
          </svg>
        </span>
      ) : (
        <img
          className={css.picture}
          src={src}
          alt={alt}
          width={width}
          height={Math.round((width * 9) / 16)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
