import { useState } from 'react'
import { classNames } from './class-names.ts'
import css from './avatar.module.css'

export interface AvatarProps {
  /** Empty: no picture. */
  src: string
  /** The name. The page also shows it beside the avatar, so the avatar is decorative. */
  name: string
  /** Width and height in px. */
  size: number
  className?: string
}

/** A round picture, or the first character of the name when there is no picture or it fails to load. */
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
