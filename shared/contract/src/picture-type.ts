/** A picture that learners may upload (docs/product/forms.md#pictures). */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** How many of the first bytes `pictureTypeOf` needs. */
export const pictureHeadLength = 12

const startsWith = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** The type of a picture by its first bytes, whatever its name says; null for any other file. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  // RIFF, the size, WEBP.
  return startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50]) ? 'image/webp' : null
}
