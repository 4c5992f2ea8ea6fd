import { useState } from 'react'
import { classNames } from './class-names.ts'
import css from './avatar.module.css'

export interface AvatarProps {
  /** Empty where there is none. */
  src: string
  /** Stands beside the picture too, which therefore only decorates. */
  name: string
  /** px, of each side. */
  size: number
  className?: string
}

/** A round picture of whom or what a name tells of; the first character of that name where there is none, or it never comes. */
export function Avatar({ src, name, size, className }: AvatarProps) {
  const [broken, setBroken] = useState('')
  const look = { className: classNames(css.avatar, className), style: { width: size, height: size, fontSize: size * 0.4 } }
  return src && broken !== src ? (
    <img {...look} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(src)} />
  ) : (
    <span {...look} aria-hidden="true">
      {Array.from(name.trim())[0]}
    </span>
  )
}
