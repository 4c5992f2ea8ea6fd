import { config as deployment } from '@xhkt/platform/config'
import { QrCode } from './qr-code.tsx'
import css from './footer-qr-codes.module.css'

interface FooterCodesProps {
  /** URLs of the QR codes of the public account and of the course adviser; empty if not configured. */
  account: string
  adviser: string
  /** The system config is still loading, so every place is kept. */
  pending: boolean
}

/**
 * The first code is large and the others are small, one above the other, so that both columns have the same height
 * (docs/product/routes.md#footer). The app comes first; without it the next one is large.
 */
export function FooterQrCodes({ account, adviser, pending }: FooterCodesProps) {
  const [first, ...others] = [
    { name: '手机APP', purpose: '扫码下载', src: deployment.app.qrcode },
    { name: '微信公众号', purpose: '扫码关注', src: account },
    { name: '课程顾问', purpose: '扫码咨询', src: adviser },
  ].filter(({ src }) => src || pending)
  return (
    <div className={css.codes}>
      {others.length > 0 && (
        <div className={css.small}>
          {others.map((code) => (
            <QrCode key={code.name} size={72} {...code} />
          ))}
        </div>
      )}
      {first && <QrCode size={137} {...first} />}
    </div>
  )
}
