import * as paths from '@xhkt/contract/paths'
import { config as deployment } from '@xhkt/platform/config'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Dropdown } from './dropdown.tsx'
import { appStores, StoreLinks } from './store-links.tsx'
import css from './app-entry.module.css'

/**
 * Leads to the mobile app: a panel with its QR code and store links, or a plain link where the deployment has neither. The static shell
 * shows the plain link at the same size, because the build knows no deployment and a link needs no script.
 */
export function AppEntry({ address }: { address: string }) {
  const { qrcode } = deployment.app
  const current = address.split(/[?#]/)[0]?.replace(/\/$/, '') === paths.downloadApp
  if (!qrcode && appStores().length === 0) {
    return (
      <div className={css.place}>
        <a className={css.entry} href={paths.downloadApp} aria-current={current ? 'page' : undefined}>
          下载APP
        </a>
      </div>
    )
  }
  return (
    <div className={css.place}>
      <Dropdown label="下载APP" className={css.entry} panelClassName={classNames(css.panel, qrcode && css.withCode)} current={current}>
        <div className={css.ways}>
          {qrcode && (
            <figure className={css.code}>
              <img src={qrcode} alt="手机APP二维码" width={120} height={120} loading="lazy" />
              <figcaption>扫码下载手机APP</figcaption>
            </figure>
          )}
          <StoreLinks />
        </div>
        <a className={css.more} href={paths.downloadApp}>
          了解手机APP
        </a>
      </Dropdown>
    </div>
  )
}
