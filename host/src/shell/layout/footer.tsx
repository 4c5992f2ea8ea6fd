import type { SystemConfig } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { publicUrl } from '@xhkt/kit/format'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { ColorSchemeChoice } from '../color-scheme/color-scheme-choice.tsx'
import { copyrightOn } from './copyright.ts'
import { ExternalLink } from './external-link.tsx'
import { FooterQrCodes } from './footer-qr-codes.tsx'
import { FooterCompany } from './footer-company.tsx'
import type { ReadRetry } from './read-retry.ts'
import css from './footer.module.css'

const siteLinks = [
  { name: '首页', href: paths.home },
  { name: '关于我们', href: paths.about },
  { name: '联系我们', href: paths.contact },
]

const licences = [
  { name: '广播电视节目制作经营许可证', field: 'radio_license' },
  { name: '出版物经营许可证', field: 'publications_license' },
  { name: '营业执照', field: 'business_license' },
] as const

/** The ministry's register of ICP filings. */
const icpUrl = 'https://beian.miit.gov.cn'

/** The police's register finds a filing by the digits of its number. */
function policeUrl(filing: string): string {
  const code = filing.replace(/\D/g, '')
  return code ? `https://beian.mps.gov.cn/#/query/webSearch?code=${code}` : 'https://beian.mps.gov.cn'
}

/** The build renders the static shell. It leaves out what is below the fold, and of no use yet. */
const isStatic = typeof location === 'undefined'

interface FooterProps {
  /** Null while it loads. */
  config: SystemConfig | null
  /** Set when the config failed to load. */
  retry?: ReadRetry | null
}

/** Company data from the system config. Omits what is empty, and keeps its height. */
export function Footer({ config, retry }: FooterProps) {
  const url = (stored: string | undefined) => publicUrl(config?.public_domain ?? '', stored ?? '')
  const documents = licences.map(({ name, field }) => ({ name, href: url(config?.[field]) })).filter(({ href }) => href)
  const copyright = copyrightOn(isStatic ? '' : location.hostname, config?.copyright ?? '')
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <FooterCompany config={config} />
          <nav className={css.links} aria-label="网站信息">
            {siteLinks.map(({ name, href }) => (
              <a key={name} className={css.link} href={href}>
                {name}
              </a>
            ))}
          </nav>
          <div className={css.links}>
            {documents.map(({ name, href }) => (
              <ExternalLink key={name} className={css.link} href={href}>
                {name}
              </ExternalLink>
            ))}
          </div>
          {!isStatic && <FooterQrCodes account={url(config?.wx_qrcode)} adviser={url(config?.kf_wx_qrcode)} pending={!config && !retry} />}
        </div>
        <div className={css.bottom}>
          {!isStatic && <ColorSchemeChoice />}
          {retry && <InlineError name="网站信息" {...retry} />}
          {copyright && <span>{copyright}</span>}
          {config?.ICP && (
            <ExternalLink className={css.link} href={icpUrl}>
              {config.ICP}
            </ExternalLink>
          )}
          {config?.EHB && (
            <ExternalLink className={css.link} href={policeUrl(config.EHB)}>
              {config.EHB}
            </ExternalLink>
          )}
        </div>
      </div>
    </footer>
  )
}
