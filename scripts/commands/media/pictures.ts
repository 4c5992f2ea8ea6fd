import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// The name `01.320-480w.avif` says that `01.320w.avif` exists as well (shared/contract/src/picture-widths.ts).
const sources = [
  { name: 'covers', files: { '.320w': 320, '.320-480w': 480 } },
  { name: 'banners', files: { '': 1200 } },
]
/** A smaller `cq-level` is better. At 20, the drawings of the sandbox look like their sources. */
const avifQuality = ['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'cq-level=20', '-a', 'tune=ssim', '--yuv', '420', '--speed', '0']
const webpQuality = ['-quiet', '-q', '82', '-m', '6']

/**
 * Encodes the pictures of a folder into each of their widths, by `dwebp`, `avifenc` and `cwebp`: AVIF, and WebP for browsers without it
 * (docs/decisions/099-pictures.md).
 */
export async function encodePictures(from: string, to: string): Promise<void> {
  const scaled = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  for (const { name, files } of sources) {
    await rm(path.join(to, name), { recursive: true, force: true })
    await mkdir(path.join(to, name), { recursive: true })
    for (const source of await readdir(path.join(from, name))) {
      for (const [suffix, width] of Object.entries(files)) {
        const png = path.join(scaled, 'scaled.png')
        const made = path.join(to, name, `${path.parse(source).name}${suffix}`)
        await run('dwebp', ['-quiet', path.join(from, name, source), '-scale', String(width), '0', '-o', png])
        await run('avifenc', [...avifQuality, png, `${made}.avif`])
        await run('cwebp', [...webpQuality, png, '-o', `${made}.webp`])
        const sizes = await Promise.all(['avif', 'webp'].map(async (type) => (await stat(`${made}.${type}`)).size))
        console.log(`${name}/${path.basename(made)}: ${sizes.join(' bytes as AVIF, ')} as WebP`)
      }
    }
  }
  await rm(scaled, { recursive: true })
}
