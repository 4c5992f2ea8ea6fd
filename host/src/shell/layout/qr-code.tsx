import { classNames } from '@xhkt/kit/ui/class-names'
import css from './qr-code.module.css'

interface QrCodeProps {
  /** Empty while it loads; the place is kept. */
  src: string
  name: string
  /** Tells what scanning it does. */
  purpose: string
  /** Side in px. */
  size: 137 | 72
}

/** A QR code with a caption, in a box of a fixed size. The caption is below a large code and beside a small one. */
export function QrCode({ src, name, purpose, size }: QrCodeProps) {
  return (
    <figure className={classNames(css.figure, size === 72 && css.beside)} aria-hidden={src ? undefined : true}>
      <span className={classNames(css.box, size === 72 ? css.small : css.large)}>
        {src && <img src={src} alt={`${name}二维码`} width={size} height={size} loading="lazy" />}
      </span>
      <figcaption className={css.caption}>
        <span className={css.name}>{name}</span>
        <span>{purpose}</span>
      </figcaption>
    </figure>
  )
}
