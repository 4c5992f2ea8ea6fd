import type { LessonPlay } from '@xhkt/contract'
import { mediaToken } from './signed-media.ts'

interface Form {
  /** The lesson that shows it. */
  title: string
  /** Files of `media/forms`: one of each line. */
  files: readonly [string, ...string[]]
  captions?: string
}

/** The forms in which schools upload recordings, each of `formSeconds` (docs/product/courses.md#forms-of-a-recording). */
export const recordingForms = {
  'form-mp4': { title: '一个 MP4 文件', files: ['index-first.mp4', 'index-first.mp4'] },
  'form-untyped': { title: '地址没有扩展名，索引在文件末尾', files: ['123'] },
  'form-m4a': { title: '只有声音：M4A', files: ['sound.m4a'] },
  'form-mp3': { title: '只有声音：MP3', files: ['sound.mp3'] },
  'form-ranges': { title: 'HLS：一个 fMP4 文件的各段', files: ['ranges.m3u8'] },
  'form-hole-of-a-line': { title: '线路一缺一段，线路二完整', files: ['hole.m3u8', 'whole.m3u8'] },
  'form-hole': { title: '两条线路都缺一段', files: ['hole.m3u8', 'hole.m3u8?line=2'] },
  'form-aes': { title: 'HLS：AES-128 加密', files: ['aes.m3u8'] },
  'form-upright': { title: 'HLS：中间换成竖屏画面', files: ['upright.m3u8'] },
  'form-windows': { title: 'HLS：BOM 和 CRLF 换行', files: ['windows.m3u8'] },
  'form-cut-off': { title: 'HLS：一段不完整', files: ['cut-off.m3u8'] },
  'form-endless': { title: 'HLS：没有结束标记', files: ['endless.m3u8'] },
  'form-srt': { title: 'SRT 字幕，GBK 编码', files: ['whole.m3u8'], captions: 'captions.srt' },
  'form-hevc': { title: '线路一 HEVC，线路二 H.264', files: ['hevc.mp4', 'index-first.mp4'] },
  'form-av1': { title: '一个 MP4 文件：AV1', files: ['av1.mp4'] },
  'form-vp9': { title: '一个 MP4 文件：VP9', files: ['vp9.mp4'] },
} as const satisfies Record<string, Form>

export type RecordingForm = keyof typeof recordingForms

/** How long each lasts. */
export const formSeconds = 24

export const formLessons = Object.entries(recordingForms).map(([name, { title }]) => ({ recording: name as RecordingForm, title }))

const lineNames = ['线路一', '线路二']

/** What the player loads. All addresses expire one to two hours after `now`, in seconds. */
export function mediaOfForm(name: RecordingForm, now: number): Pick<LessonPlay, 'url' | 'lines' | 'captions' | 'thumbnails' | 'chapters'> {
  const { files, captions }: Form = recordingForms[name]
  const address = (file: string) => `/media/forms/${mediaToken(now)}/${file}`
  return {
    url: address(files[0]),
    lines: files.map((file, line) => ({ name: lineNames[line] ?? '', url: address(file) })),
    captions: captions ? [{ lang: 'zh-CN', label: '中文', url: address(captions) }] : [],
    thumbnails: '',
    chapters: '',
  }
}
