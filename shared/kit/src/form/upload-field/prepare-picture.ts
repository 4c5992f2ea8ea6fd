import { pictureMaxBytes } from '@xhkt/contract/limits'
import { contextOf, encodePicture, openPicture, PictureError } from './open-picture.ts'

export interface PreparedPicture {
  /** What is sent. */
  blob: Blob
  /** A `data:` address: the page's policy allows no `blob:`. */
  preview: string
}

/** Pixels of the longest side. Some browsers cannot draw larger pictures. */
const sideMax = 4096
/** Pixels, for a sharp tile on a screen of twice the density. */
const previewSide = 192

function draw(bitmap: ImageBitmap, side: number, ground?: string): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = contextOf(canvas)
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A JPEG has no transparency. */
const white = '#fff'

/**
 * Draws and encodes a picture, which turns it upright and removes its metadata: place, time, camera
 * (docs/product/forms.md#pictures). A picture that is too large in its own type becomes a JPEG.
 * @throws PictureError when the file cannot be opened, or is larger than 5 MB also as a JPEG.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const { bitmap, type } = await openPicture(file)
  try {
    const preview = draw(bitmap, previewSide, white).toDataURL('image/jpeg', 0.8)
    const own = await encodePicture(draw(bitmap, sideMax), type, 0.92)
    if (own && own.size <= pictureMaxBytes) return { blob: own, preview }
    const small = await encodePicture(draw(bitmap, sideMax, white), 'image/jpeg', 0.8)
    if (small && small.size <= pictureMaxBytes) return { blob: small, preview }
    throw new PictureError('图片不能超过 5 MB，请压缩后再上传')
  } finally {
    bitmap.close()
  }
}
