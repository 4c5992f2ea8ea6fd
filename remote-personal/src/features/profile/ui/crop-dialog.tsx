import { useEffect, useRef, useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Modal } from '@xhkt/platform/antd/overlay'
import { Button } from '@xhkt/kit/ui/button'
import { ProgressBar } from '@xhkt/kit/ui/progress-bar'
import { useReturnedFocus } from '@xhkt/kit/use-returned-focus'
import { centredCrop, type Crop } from '../model/crop.ts'
import { drawCrop, encodeAvatar } from '../model/draw-crop.ts'
import { useAvatarUpload } from '../model/use-avatar-upload.ts'
import { CropStage } from './crop-stage.tsx'
import css from './crop-dialog.module.css'

interface Props {
  /** The caller closes this bitmap. */
  picture: ImageBitmap
  learnerId: string
  onClose: () => void
}

/** How the avatar will look, at the sizes of this page and of the top bar. */
function Preview({ picture, crop, size }: { picture: ImageBitmap; crop: Crop; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} className={css.preview} width={size * 2} height={size * 2} style={{ width: size, height: size }} />
}

/** Cuts the avatar out of a picture, and uploads it. A failed upload keeps the crop. */
export function CropDialog({ picture, learnerId, onClose }: Props) {
  const [crop, setCrop] = useState(() => centredCrop(picture))
  const { upload, start, cancel } = useAvatarUpload(learnerId, onClose)
  useReturnedFocus()
  const isSending = upload.state === 'sending'
  return (
    <AntdProvider>
      <Modal open centered width={560} title="裁剪头像" footer={null} mask={{ closable: false }} onCancel={onClose}>
        <div className={css.columns}>
          <CropStage picture={picture} crop={crop} onCrop={setCrop} disabled={isSending} />
          <div className={css.previews} aria-hidden="true">
            <Preview picture={picture} crop={crop} size={96} />
            <Preview picture={picture} crop={crop} size={40} />
            <span className={css.caption}>预览</span>
          </div>
        </div>
        <div className={css.state}>
          {isSending && <ProgressBar value={upload.sent * 100} label="头像上传进度" showValue />}
          <p className={css.error} role="alert">
            {upload.state === 'failed' && upload.message}
          </p>
        </div>
        <div className={css.buttons}>
          {isSending ? <Button onClick={cancel}>取消上传</Button> : <Button onClick={onClose}>取消</Button>}
          <Button variant="primary" loading={isSending} onClick={() => start(() => encodeAvatar(picture, crop))}>
            {upload.state === 'failed' ? '重试' : '保存头像'}
          </Button>
        </div>
      </Modal>
    </AntdProvider>
  )
}
