import { pictureHeadLength, type PictureType, pictureTypeOf } from '@xhkt/contract/picture-type'

/** Why a file cannot be sent. The message is for the learner. */
export class PictureError extends Error {}

/** The type of a file by its first bytes; null: it is no picture that can be uploaded. */
export async function readPictureType(file: Blob): Promise<PictureType | null> {
  return pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadLength).arrayBuffer()))
}

/**
 * The pixels of a picture, upright. The caller closes the bitmap.
 * @throws PictureError when the file is no JPEG, PNG or WebP by its first bytes, or cannot be opened.
 */
export async function openPicture(file: Blob): Promise<{ bitmap: ImageBitmap; type: PictureType }> {
  const type = await readPictureType(file)
  if (!type) throw new PictureError('只能上传 JPG、PNG 或 WebP 图片')
  // Chromium before 112 refuses the option, and turns every picture upright without it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(file))
    .catch(() => null)
  if (!bitmap) throw new PictureError('图片无法打开，请换一张')
  return { bitmap, type }
}

/** Where a canvas draws. @throws PictureError in a browser without one. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('浏览器无法处理图片，请换一个浏览器')
  return context
}

/** The canvas as a file of this type, which has pixels and no metadata; null when the browser cannot encode it. */
export const encodePicture = (canvas: HTMLCanvasElement, type: PictureType, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))
