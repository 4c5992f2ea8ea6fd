import { useState } from 'react'
import * as words from '@xhkt/kit/words'
import * as paths from '@xhkt/contract/paths'
import { config as deployment } from '@xhkt/platform/config'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { appStores, StoreLinks } from '../../shell/layout/store-links.tsx'
import css from './download-options.module.css'

/** The configured QR code and store links; without either, a link to the courses. */
export function DownloadOptions() {
  const [broken, setBroken] = useState(false)
  const qrcode = broken ? '' : deployment.app.qrcode
  const stores = appStores().length > 0
  if (!qrcode && !stores) {
    return (
      <div className={css.none}>
        <p className={css.hint}>手机APP暂未开放下载，全部课程都可以在网页上学习</p>
        <ButtonLink variant="primary" size="lg" href={paths.classified}>
          {words.allCourses}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={css.ways}>
      {qrcode && <img className={css.code} src={qrcode} alt="手机APP二维码" width={160} height={160} onError={() => setBroken(true)} />}
      <div className={css.words}>
        {qrcode && (
          <>
            <p className={css.name}>扫码下载</p>
            <p className={css.hint}>使用手机相机或微信扫描二维码</p>
          </>
        )}
        {stores && (
          <>
            <p className={css.name}>{qrcode ? '或在应用商店下载' : '在应用商店下载'}</p>
            <StoreLinks />
          </>
        )}
      </div>
    </div>
  )
}
