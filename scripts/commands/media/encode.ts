import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { framesPerSecond, type Rendition } from './renditions.ts'
import { frameHtml } from './slide-html.ts'
import { secondsOf, type SlideLesson, stepSeconds, stepsOf } from './slides.ts'
import { thumbnail } from './tracks.ts'

const run = promisify(execFile)
export const ffmpeg = (...given: (string | number)[]) => run('ffmpeg', ['-v', 'error', '-y', ...given.map(String)])

/** Draws a picture for each second of a lesson: `000.png`, `001.png` … The page's device scale factor sets their size. */
export async function drawFrames(page: Page, lesson: SlideLesson, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, step] of stepsOf(lesson).entries()) {
    for (let second = index * stepSeconds; second < (index + 1) * stepSeconds; second++) {
      await page.setContent(frameHtml(lesson, step, second))
      await page.screenshot({ path: path.join(folder, `${String(second).padStart(3, '0')}.png`) })
    }
  }
}

const pictures = (frames: string, perSecond: number | string = 1) => ['-framerate', perSecond, '-i', path.join(frames, '%03d.png')]

/** Encodes segments of 6 s: `00.ts`, `01.ts` … Each starts with a key frame, so that renditions can change. The sound is a tone. */
export async function encodeSegments(frames: string, lesson: SlideLesson, rendition: Rendition, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const seconds = secondsOf(lesson)
  const keyFrames = framesPerSecond * stepSeconds
  await ffmpeg(
    ...pictures(frames),
    ...['-f', 'lavfi', '-i', `aevalsrc='0.03*sin(2*PI*196*t)*(0.5+0.5*sin(2*PI*t/6))':s=44100:d=${seconds}`],
    ...['-vf', `fps=${framesPerSecond},format=yuv420p`, '-t', seconds, '-flags', '+bitexact', '-fflags', '+bitexact'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', rendition.level, '-preset', 'veryslow', '-tune', 'stillimage'],
    ...['-crf', rendition.crf, '-g', keyFrames, '-keyint_min', keyFrames, '-sc_threshold', 0, '-bf', 0],
    ...['-c:a', 'aac', '-b:a', '20k', '-ar', 32_000, '-ac', 1, '-f', 'hls', '-hls_time', stepSeconds, '-hls_playlist_type', 'vod'],
    ...['-hls_segment_filename', path.join(folder, '%02d.ts'), path.join(frames, 'playlist.m3u8')],
  )
}

/** Packs the first picture of each step into one sprite. */
export async function packThumbnails(frames: string, lesson: SlideLesson, file: string): Promise<void> {
  const { width, height, columns } = thumbnail
  const rows = Math.ceil(stepsOf(lesson).length / columns)
  const filter = `select='not(mod(n,${stepSeconds}))',scale=${width}:${height}:flags=lanczos,tile=${columns}x${rows}`
  await ffmpeg(...pictures(frames), '-vf', filter, '-frames:v', 1, '-c:v', 'libwebp', '-quality', 80, file)
}

/** Repacks the first minute of a media playlist as FLV, without encoding it again: the sandbox sends it as an endless stream. */
export async function packFlv(playlist: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const exact = ['-flags', '+bitexact', '-fflags', '+bitexact', '-flvflags', 'no_duration_filesize']
  await ffmpeg('-t', 60, '-i', playlist, '-c', 'copy', '-bsf:a', 'aac_adtstoasc', ...exact, '-f', 'flv', file)
}
