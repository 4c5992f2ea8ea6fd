// For tests only.

const heads = { jpeg: [0xff, 0xd8, 0xff, 0xe0], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], text: [0x68, 0x69] }

/** A file that starts as a picture of this type. Files of different `content` are different pictures. */
export function pictureFile(name: string, type: keyof typeof heads = 'jpeg', content = name): File {
  return new File([Uint8Array.from(heads[type]), content], name, { type: 'image/jpeg' })
}

function define(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}

/** The pictures that were drawn, in their order. */
export interface PictureCanvas {
  drawn: { width: number; height: number }[]
  opened: { options: ImageBitmapOptions | undefined }[]
}

/**
 * Gives jsdom a canvas that encodes a picture to `bytes` bytes of a type. A file whose content has 坏 cannot be opened.
 * @param bytes By type; 10 by default.
 */
export function installPictureCanvas(bytes: Partial<Record<string, number>> = {}, size = { width: 400, height: 300 }): PictureCanvas {
  const seen: PictureCanvas = { drawn: [], opened: [] }
  define(Blob.prototype, { arrayBuffer })
  define(globalThis, {
    createImageBitmap: async (file: Blob, options?: ImageBitmapOptions) => {
      seen.opened.push({ options })
      const text = new TextDecoder().decode(await file.arrayBuffer())
      if (text.includes('坏')) throw new DOMException('broken', 'InvalidStateError')
      return { ...size, close: () => undefined }
    },
  })
  define(HTMLCanvasElement.prototype, {
    getContext: () => ({
      fillRect() {},
      drawImage: (...[, , , width, height]: number[]) => seen.drawn.push({ width: width ?? 0, height: height ?? 0 }),
    }),
    toDataURL: () => 'data:image/jpeg;base64,AA==',
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob([new Uint8Array(bytes[type] ?? 10)], { type })),
  })
  return seen
}
