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
const jpegQuality = ['-quality', '80', '-optimize', '-progressive']

/**
 * Encodes the pictures of a folder into each of their widths, by `dwebp`, `avifenc` and `cjpeg`: AVIF, and JPEG for browsers without it and
 * for previews of links (docs/decisions/099-pictures.md).
 */
export async function encodePictures(from: string, to: string): Promise<void> {
  const scaled = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  for (const { name, files } of sources) {
    await rm(path.join(to, name), { recursive: true, force: true })
    await mkdir(path.join(to, name), { recursive: true })
    for (const source of await readdir(path.join(from, name))) {
      for (const [suffix, width] of Object.entries(files)) {
        const [png, ppm] = ['scaled.png', 'scaled.ppm'].map((file) => path.join(scaled, file)) as [string, string]
        const scale = ['-quiet', path.join(from, name, source), '-scale', String(width), '0']
        const made = path.join(to, name, `${path.parse(source).name}${suffix}`)
        await run('dwebp', [...scale, '-o', png])
        await run('dwebp', [...scale, '-ppm', '-o', ppm])
        await run('avifenc', [...avifQuality, png, `${made}.avif`])
        await run('cjpeg', [...jpegQuality, '-outfile', `${made}.jpg`, ppm])
        const sizes = await Promise.all(['avif', 'jpg'].map(async (type) => (await stat(`${made}.${type}`)).size))
        console.log(`${name}/${path.basename(made)}: ${sizes.join(' bytes as AVIF, ')} as JPEG`)
      }
    }
  }
  await rm(scaled, { recursive: true })
}
