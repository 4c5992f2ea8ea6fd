import { avatarSide } from '@xhkt/contract/limits'
import { contextOf, encodePicture, PictureError } from '@xhkt/kit/form/open-picture'
import type { Crop } from './crop.ts'

/** Draws a square of the picture over the whole canvas. What is transparent becomes white, as in the JPEG that is sent. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): void {
  const context = contextOf(canvas)
  const { width, height } = canvas
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/**
 * The square as an avatar: a JPEG with pixels and nothing else (docs/product/personal.md#avatar).
 * @throws PictureError in a browser that cannot encode it.
 */
export async function encodeAvatar(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSide
  canvas.height = avatarSide
  drawCrop(canvas, picture, crop)
  const blob = await encodePicture(canvas, 'image/jpeg', 0.9)
  if (!blob) throw new PictureError('浏览器无法处理图片，请换一个浏览器')
  return blob
}
