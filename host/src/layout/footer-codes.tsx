import { config as deployment } from '@xhkt/platform/config'
import { QrCode } from './qr-code.tsx'
import css from './footer-codes.module.css'

interface FooterCodesProps {
  /** Pictures of the public account and of the course adviser; empty where there is none. */
  account: string
  adviser: string
  /** They may still come: every place is kept. */
  pending: boolean
}

/**
 * Section 9 has two sizes for three codes: the first is large, and the others are small, one above the other, which
 * gives both sides one height. The app comes first, as it alone is scanned to be kept; without it the next is large.
 */
export function FooterCodes({ account, adviser, pending }: FooterCodesProps) {
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
