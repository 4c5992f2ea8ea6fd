import { type ComponentType, useState } from 'react'
import { srcSetOf } from '@xhkt/contract/picture-widths'
import type { PictureViewerProps } from './picture-viewer.tsx'
import css from './picture-list.module.css'

export type PictureListProps = Pick<PictureViewerProps, 'pictures' | 'label'>

/** Small pictures, each of which opens in full. The viewer loads when the first one is opened. */
export function PictureList({ pictures, label }: PictureListProps) {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const open = (at: number) => {
    setOpenAt(at)
    setFailed(false)
    import(/* webpackChunkName: "picture-viewer" */ './picture-viewer.tsx').then(
      (loaded) => setViewer(() => loaded.PictureViewer),
      () => setFailed(true),
    )
  }
  return (
    <>
      <ul className={css.list} aria-label={label}>
        {pictures.map(({ picture_id, url }, at) => (
          <li key={picture_id}>
            <button type="button" className={css.open} aria-label={`查看${label} ${at + 1}`} aria-haspopup="dialog" onClick={() => open(at)}>
              <img className={css.picture} sizes="80px" srcSet={srcSetOf(url)} src={url} alt="" width={80} height={80} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {failed && (
        <p className={css.failed} role="alert">
          图片加载失败，请再点一次
        </p>
      )}
      {Viewer && openAt !== null && <Viewer pictures={pictures} label={label} start={openAt} onClose={() => setOpenAt(null)} />}
    </>
  )
}
