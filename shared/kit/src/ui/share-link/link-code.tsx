import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import css from '../share-link.module.css'

type Drawing = ComponentType<{ value: string; size: number; marginSize: number; title: string }>

const loadDrawing = async (): Promise<Drawing> => (await import(/* webpackChunkName: "qr" */ 'qrcode.react')).QRCodeSVG

/** The code of a link. What draws it comes when it is first wanted; its place is kept. */
export function LinkCode({ link, name }: { link: string; name: string }) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null)
  useEffect(() => {
    if (drawing) return
    let isGone = false
    loadDrawing().then(
      (loaded) => !isGone && setDrawing(() => loaded),
      () => !isGone && setDrawing('failed'),
    )
    return () => {
      isGone = true
    }
  }, [drawing])
  if (drawing === 'failed') {
    return (
      <div className={css.code}>
        <p className={css.failed}>二维码加载失败</p>
        <Button size="sm" onClick={() => setDrawing(null)}>
          重试
        </Button>
      </div>
    )
  }
  const Code = drawing
  return <div className={css.code}>{Code && <Code value={link} size={176} marginSize={2} title={`${name}二维码`} />}</div>
}
