import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../lib/chromium.mjs'
import { cacheDir, root } from '../../lib/paths.mjs'
import { drawFrames, encodeSegments, packFlv, packThumbnails } from './encode.ts'
import { makeForms } from './forms.ts'
import { encodePictures } from './pictures.ts'
import { renditions } from './renditions.ts'
import { slideLessons } from './slides.ts'
import { textFiles } from './text-files.ts'
import { thumbnail } from './tracks.ts'

// Makes everything in sandbox/media/{lessons,live,forms}. Needs Chromium, FFmpeg and the fonts of sandbox/media/README.md.
// Arguments: `text` makes the playlists and tracks of the lessons, from segments that exist; `flv` makes the live stream too; `forms` makes
// sandbox/media/forms only. `pictures` makes sandbox/media/{covers,banners} only, and needs dwebp, cjpeg and avifenc (Debian's packages
// webp, libjpeg-turbo-progs and libavif-bin).
const folder = path.join(root, 'sandbox/media/lessons')
const stream = path.join(root, 'sandbox/media/live/a.flv')
const frames = path.join(cacheDir, 'media')
const part = process.argv[2]

async function makeVideos(): Promise<void> {
  for (const made of [folder, frames]) await rm(made, { recursive: true, force: true })
  const browser = await chromium.launch(launchOptions())
  for (const rendition of renditions) {
    const size = { width: 640, height: 360 }
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: rendition.width / size.width })
    for (const lesson of slideLessons) {
      const drawn = path.join(frames, `${lesson.name}-${rendition.name}`)
      await drawFrames(page, lesson, drawn)
      await encodeSegments(drawn, lesson, rendition, path.join(folder, lesson.name, rendition.name))
      if (rendition === renditions[0]) await packThumbnails(drawn, lesson, path.join(folder, lesson.name, thumbnail.sprite))
      console.log(`${lesson.name} ${rendition.name}`)
    }
  }
  await browser.close()
}

async function makeLessons(): Promise<void> {
  if (part === undefined) await makeVideos()
  for (const [file, text] of textFiles(folder)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  if (part !== 'text') await packFlv(path.join(folder, 'a/540p.m3u8'), stream)
}

const forms = () => makeForms(path.join(folder, 'a/360p.m3u8'), path.join(root, 'sandbox/media/forms'))

if (part === 'forms') await forms()
else if (part === 'pictures') await encodePictures(path.join(root, 'scripts/commands/media/pictures'), path.join(root, 'sandbox/media'))
else await makeLessons().then(part === undefined ? forms : undefined)
