import type { ComponentType } from 'react'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { Button } from '../button.tsx'
import css from './share-link.module.css'

type QrCode = ComponentType<{ value: string; size: number; marginSize: number; title: string }>

const loadQrCode = async (): Promise<QrCode> => (await import(/* webpackChunkName: "qr" */ 'qrcode.react')).QRCodeSVG

/** The QR code of a link. Its library loads on demand; the space for the code is reserved. */
export function LinkCode({ link, name }: { link: string; name: string }) {
  const { Component: Code, failed, retry } = useLazyComponent(loadQrCode)
  if (failed) {
    return (
      <div className={css.code}>
        <p className={css.failed}>二维码加载失败</p>
        <Button size="sm" onClick={retry}>
          重试
        </Button>
      </div>
    )
  }
  return <div className={css.code}>{Code && <Code value={link} size={176} marginSize={2} title={`${name}二维码`} />}</div>
}
