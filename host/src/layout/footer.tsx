import type { SystemConfig } from '@xhkt/shared/contract'
import { VisuallyHidden } from '@xhkt/shared/ui/visually-hidden'
import { Brand } from './brand.tsx'
import { publicUrl } from './public-url.ts'
import { QrCode } from './qr-code.tsx'
import css from './footer.module.css'

const siteLinks = [
  { name: '首页', href: '/' },
  { name: '关于我们', href: '/aboutAndcontact/index/about' },
  { name: '联系我们', href: '/aboutAndcontact/index/contact' },
]

const licences = [
  { name: '广播电视节目制作经营许可证', field: 'radio_license' },
  { name: '出版物经营许可证', field: 'publications_license' },
  { name: '营业执照', field: 'business_license' },
] as const

/** Section 9: the sides of the footer's QR codes, in px. */
const qrSizes = { large: 137, small: 72 } as const

const External = ({ name, href }: { name: string; href: string }) => (
  <a className={css.link} href={href} target="_blank" rel="noreferrer">
    {name}
    <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
  </a>
)

/** The police filing's page is found by the digits of its number. */
const policeUrl = (filing: string): string => `https://beian.mps.gov.cn/#/query/webSearch?code=${filing.replace(/\D/g, '')}`

/** Company data from the system config; what it does not hold is left out, and the height stays. */
export function Footer({ config }: { config: SystemConfig | null }) {
  const url = (stored: string | undefined) => publicUrl(config?.public_domain ?? '', stored ?? '')
  const documents = licences.map(({ name, field }) => ({ name, href: url(config?.[field]) })).filter(({ href }) => href)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.company}>
            <Brand />
            {config?.company_tel && (
              <p className={css.tel}>
                <span className={css.label}>客服电话</span>
                <a href={`tel:${config.company_tel.replace(/[^\d+]/g, '')}`}>{config.company_tel}</a>
              </p>
            )}
            {config?.company_address && <p className={css.text}>地址：{config.company_address}</p>}
            {config?.business_cooperation && <p className={css.text}>商务合作：{config.business_cooperation}</p>}
          </div>
          <nav className={css.links} aria-label="网站信息">
            {siteLinks.map(({ name, href }) => (
              <a key={name} className={css.link} href={href}>
                {name}
              </a>
            ))}
          </nav>
          <div className={css.links}>
            {documents.map((document) => (
              <External key={document.name} {...document} />
            ))}
          </div>
          <div className={css.codes}>
            <QrCode src={url(config?.kf_wx_qrcode)} name="课程顾问" size={qrSizes.small} pending={!config} />
            <QrCode src={url(config?.wx_qrcode)} name="微信公众号" size={qrSizes.large} pending={!config} />
          </div>
        </div>
        <div className={css.bottom}>
          {config?.copyright && <span>{config.copyright}</span>}
          {config?.ICP && <External name={config.ICP} href="https://beian.miit.gov.cn" />}
          {config?.EHB && <External name={config.EHB} href={policeUrl(config.EHB)} />}
        </div>
      </div>
    </footer>
  )
}
