import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ffmpeg } from './encode.ts'
import { makePlaylistForms } from './playlist-forms.ts'
import { gbk, srt } from './srt.ts'
import { captionCues } from './tracks.ts'
import { slideLessons } from './slides.ts'

/** Seconds of each recording, and of each segment. */
const seconds = 24
const segmentSeconds = 4

const exact = ['-flags', '+bitexact', '-fflags', '+bitexact', '-map_metadata', -1]
const small = ['-vf', 'scale=320:180,fps=6', '-pix_fmt', 'yuv420p', '-g', 24, '-keyint_min', 24, '-sc_threshold', 0]
const h264 = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', 32, '-bf', 0, ...small]
const sound = ['-c:a', 'aac', '-b:a', '12k', '-ar', 16_000, '-ac', 1]

/**
 * Makes a recording in each form that schools upload, from the first seconds of a lesson.
 * @param source A media playlist.
 */
export async function makeForms(source: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'ts'), { recursive: true })
  const file = (name: string) => path.join(folder, name)
  const make = (name: string, ...given: (string | number)[]) => ffmpeg('-i', source, '-t', seconds, ...given, ...exact, file(name))

  await make('index-first.mp4', ...h264, ...sound, '-movflags', '+faststart')
  // An MP4 whose name has no ending, and whose index is at the end of the file.
  await ffmpeg('-i', file('index-first.mp4'), '-c', 'copy', ...exact, '-f', 'mp4', file('123'))
  await make('sound.m4a', '-vn', ...sound)
  await make('sound.mp3', '-vn', '-c:a', 'libmp3lame', '-b:a', '8k', '-ar', 16_000, '-ac', 1)
  await make('hevc.mp4', '-c:v', 'libx265', '-crf', 34, '-tag:v', 'hvc1', '-x265-params', 'log-level=error', ...small, ...sound)
  await make('av1.mp4', '-c:v', 'libaom-av1', '-cpu-used', 6, '-crf', 45, '-b:v', 0, ...small, ...sound)
  await make('vp9.mp4', '-c:v', 'libvpx-vp9', '-crf', 45, '-b:v', 0, ...small, ...sound)

  const hls = ['-f', 'hls', '-hls_time', segmentSeconds, '-hls_playlist_type', 'vod', '-hls_list_size', 0]
  const remux = (name: string, ...given: (string | number)[]) =>
    ffmpeg('-i', file('index-first.mp4'), '-c', 'copy', ...exact, ...hls, ...given, file(name))
  await remux('ranges.m3u8', '-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', '-hls_segment_filename', file('ranges.m4s'))
  await remux('whole.m3u8', '-hls_segment_filename', file('ts/%d.ts'))
  await makePlaylistForms(file('index-first.mp4'), folder)
  const cues = slideLessons.slice(0, 1).flatMap(captionCues).filter(({ end }) => end <= seconds)
  await writeFile(file('captions.srt'), gbk(srt(cues)))
}
