import { classNames } from '@xhkt/shared/ui/class-names'
import css from './qr-code.module.css'

interface QrCodeProps {
  /** Empty: nothing to show. */
  src: string
  name: string
  /** Side in px. */
  size: 137 | 72
  /** It may still come: its place is kept. */
  pending: boolean
}

/** A QR code with what it leads to, in a box of a fixed size. */
export function QrCode({ src, name, size, pending }: QrCodeProps) {
  if (!src && !pending) return null
  return (
    <figure className={css.figure} aria-hidden={pending || undefined}>
      <span className={classNames(css.box, size === 137 ? css.large : css.small)}>
        {src && <img src={src} alt={`${name}二维码`} width={size} height={size} loading="lazy" />}
      </span>
      <figcaption className={css.name}>{name}</figcaption>
    </figure>
  )
}
