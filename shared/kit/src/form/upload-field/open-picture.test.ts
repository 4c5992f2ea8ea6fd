import { installPictureCanvas, pictureFile } from '@xhkt/testing/picture-files'
import { openPicture } from './open-picture.ts'

test('a browser that refuses the option for the orientation opens the picture without it', async () => {
  installPictureCanvas()
  const open = globalThis.createImageBitmap as (file: Blob, options?: ImageBitmapOptions) => Promise<ImageBitmap>
  globalThis.createImageBitmap = ((file: Blob, options?: ImageBitmapOptions) =>
    options ? Promise.reject(new TypeError("The provided value 'from-image' is not a valid enum value")) : open(file)) as typeof createImageBitmap
  await expect(openPicture(pictureFile('甲.jpg'))).resolves.toMatchObject({ type: 'image/jpeg', bitmap: { width: 400 } })
})
