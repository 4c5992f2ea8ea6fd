import type { LessonPlay } from '@xhkt/contract'
import { mediaForm } from '@xhkt/contract/media-form'
import { webVtt } from '@xhkt/kit/media/web-vtt'

/** What an address gives, and what of it keeps the pages from using it; an empty problem: nothing. */
interface Finding {
  what: string
  problem: string
}

const firstBytes = { Range: 'bytes=0-1023' }

/** The form that the pages take it for: by the ending of the address, the type of the answer or its first bytes. */
function formOf(url: string, type: string, text: string): 'playlist' | 'file' {
  if (/mpegurl/i.test(type) || text.startsWith('#EXTM3U')) return 'playlist'
  return mediaForm(url) ?? 'file'
}

async function readRecording(url: string, api: string): Promise<Finding> {
  const answer = await fetch(new URL(url, api), { headers: { ...firstBytes, Origin: 'https://lessons.invalid' } })
  const [type, text] = [answer.headers.get('content-type') ?? '', await answer.text()]
  if (!answer.ok) return { what: `HTTP ${answer.status}`, problem: 'does not load' }
  const form = formOf(url, type, text)
  const isElsewhere = new URL(url, api).origin !== new URL(api).origin
  const mayBeRead = !isElsewhere || answer.headers.has('access-control-allow-origin')
  const problem = form === 'playlist' && !mayBeRead ? 'needs CORS' : form === 'file' && answer.status !== 206 ? 'needs byte ranges (HTTP 206)' : ''
  return { what: `${form === 'playlist' ? 'an HLS playlist' : 'one file'}, ${type || 'without a type'}`, problem }
}

async function readText(url: string, api: string): Promise<Finding> {
  const answer = await fetch(new URL(url, api))
  if (!answer.ok) return { what: `HTTP ${answer.status}`, problem: 'does not load' }
  try {
    const cues = webVtt(await answer.arrayBuffer()).match(/-->/g)?.length ?? 0
    return { what: `${cues} cues`, problem: '' }
  } catch {
    return { what: 'another file', problem: 'is neither WebVTT nor SubRip' }
  }
}

const unreachable: Finding = { what: 'no answer', problem: 'does not load' }

/** What each address of a lesson gives, a line for each, and whether the pages can use all of them. */
export async function lessonMedia(play: LessonPlay, api: string): Promise<{ lines: string[]; isBroken: boolean }> {
  const { url, lines = [], captions = [], thumbnails = '', chapters = '' } = play
  const recordings = [['url', url], ...lines.map((line, at) => [`lines.${at}.url`, line.url])] as const
  const texts = [...captions.map((each, at) => [`captions.${at}.url`, each.url]), ['thumbnails', thumbnails], ['chapters', chapters]] as const
  const read = async ([name = '', address = '']: readonly string[], by: typeof readText) => {
    const { what, problem } = await by(address, api).catch(() => unreachable)
    return { line: `${problem ? '✗' : '✓'} ${name}: ${what}${problem && `; ${problem}`}`, problem }
  }
  const found = await Promise.all([
    ...recordings.map((each) => read(each, readRecording)),
    ...texts.filter(([, address]) => address).map((each) => read(each, readText)),
  ])
  return { lines: found.map(({ line }) => line), isBroken: found.some(({ problem }) => problem !== '') }
}
