import { useEffect, useId, useRef } from 'react'
import { Button } from '@xhkt/kit/ui/button'
import { type Crop, zoomCrop, zoomMax, zoomOf } from '../model/crop.ts'
import { drawCrop } from '../model/draw-crop.ts'
import { useCropGestures } from './use-crop-gestures.ts'
import css from './crop-stage.module.css'

interface Props {
  picture: ImageBitmap
  crop: Crop
  onCrop: (change: (crop: Crop) => Crop) => void
  /** True: the crop stays as it is. */
  disabled: boolean
}

/** Pixels of the canvas: sharp at 320 px on a screen of twice the density. */
const canvasSide = 640
const zoomStep = 1.2

/** The picture below a fixed square: it is moved and zoomed by pointer, wheel, two fingers or keys. */
export function CropStage({ picture, crop, onCrop, disabled }: Props) {
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const change = (next: (crop: Crop) => Crop) => {
    if (!disabled) onCrop(next)
  }
  useCropGestures(stage, picture, change)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  const zoom = zoomOf(picture, crop)
  const zoomBy = (factor: number) => change((now) => zoomCrop(picture, now, zoomOf(picture, now) * factor))
  return (
    <div className={css.box}>
      <div ref={stage} className={css.stage}>
        <canvas ref={canvas} className={css.canvas} width={canvasSide} height={canvasSide} />
        <button type="button" className={css.mask} aria-label="移动图片" aria-describedby={hint} />
      </div>
      <div className={css.zoom}>
        <Button size="sm" aria-label="缩小" onClick={() => zoomBy(1 / zoomStep)}>
          −
        </Button>
        <input
          className={css.range}
          type="range"
          aria-label="缩放"
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          min={1}
          max={zoomMax}
          step={0.01}
          value={zoom}
          onChange={({ target }) => change((now) => zoomCrop(picture, now, Number(target.value)))}
        />
        <Button size="sm" aria-label="放大" onClick={() => zoomBy(zoomStep)}>
          +
        </Button>
      </div>
      <p id={hint} className={css.hint}>
        拖动或用方向键移动，滚轮、双指或加减号缩放
      </p>
    </div>
  )
}
