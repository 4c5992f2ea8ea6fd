import { pictureMaxBytes } from '@xhkt/contract/limits'
import { pictureHeadLength, type PictureType, pictureTypeOf } from '@xhkt/contract/picture-type'

/** Why a file cannot be sent. The message is for the learner. */
export class PictureError extends Error {}

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

/** The type of a file by its first bytes; null: it is no picture that can be uploaded. */
export async function readPictureType(file: Blob): Promise<PictureType | null> {
  return pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadLength).arrayBuffer()))
}

function draw(bitmap: ImageBitmap, side: number, ground?: string): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('浏览器无法处理图片，请换一个浏览器')
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const encode = (canvas: HTMLCanvasElement, type: PictureType, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** A JPEG has no transparency. */
const white = '#fff'

/**
 * Draws and encodes a picture, which turns it upright and removes its metadata: place, time, camera
 * (docs/product/forms.md#pictures). A picture that is too large in its own type becomes a JPEG.
 * @throws PictureError when the file cannot be opened, or is larger than 5 MB also as a JPEG.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const type = await readPictureType(file)
  if (!type) throw new PictureError('只能上传 JPG、PNG 或 WebP 图片')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) throw new PictureError('图片无法打开，请换一张')
  try {
    const preview = draw(bitmap, previewSide, white).toDataURL('image/jpeg', 0.8)
    const own = await encode(draw(bitmap, sideMax), type, 0.92)
    if (own && own.size <= pictureMaxBytes) return { blob: own, preview }
    const small = await encode(draw(bitmap, sideMax, white), 'image/jpeg', 0.8)
    if (small && small.size <= pictureMaxBytes) return { blob: small, preview }
    throw new PictureError('图片不能超过 5 MB，请压缩后再上传')
  } finally {
    bitmap.close()
  }
}
