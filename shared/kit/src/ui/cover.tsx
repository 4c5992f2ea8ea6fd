import { useLayoutEffect, useRef, useState } from 'react'
import { srcSetOf } from '@xhkt/contract/picture-widths'
import { classNames } from './class-names.ts'
import css from './cover.module.css'

export interface CoverProps {
  src: string
  /** Empty when the page shows the name beside the picture. */
  alt: string
  /** The picture is visible at first: it loads eagerly, with a high priority. */
  priority?: boolean
  /** Width in px. It reserves the space before the picture loads, and decides which of two widths loads. */
  width?: number
  className?: string
}

/** A 16:9 picture that keeps its size while it loads and when it fails. */
export function Cover({ src, alt, priority = false, width = 224, className }: CoverProps) {
  const [broken, setBroken] = useState('')
  const picture = useRef<HTMLImageElement>(null)
  const failed = !src || broken === src
  // In an effect: Chromium never frees an element that got a `srcset` outside of the document, as in a render that React gives up.
  useLayoutEffect(() => {
    if (picture.current) Object.assign(picture.current, { sizes: `${width}px`, srcset: srcSetOf(src) ?? '', src })
  }, [src, width, failed])
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
          ref={picture}
          className={css.picture}
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
