import { formatDuration } from '@xhkt/kit/format'
import { changeSettings, playerSettings } from '../model/player-settings.ts'
import { seekBy, seekTo } from '../model/video-commands.ts'
import type { KeyCommands } from './basic-keys.ts'
import { nextRate } from './key-steps.ts'
import type { PlayerKey } from './player-keys.ts'

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

function changeRate(steps: number): string {
  const rate = nextRate(playerSettings().rate, steps)
  changeSettings({ rate })
  return `倍速 ${rate}x`
}

/** The keys of a video that can be sought in. */
export function recordingKeys(video: HTMLVideoElement, { say }: Pick<KeyCommands, 'say'>): PlayerKey[] {
  const move = (key: string, shown: string, seconds: number): PlayerKey => {
    const label = `${seconds < 0 ? '后退' : '前进'} ${Math.abs(seconds)} 秒`
    const run = () => {
      seekBy(video, seconds)
      say(`${label}，${formatDuration(video.currentTime)}`)
    }
    return { keys: [key], shown, label, topic: '播放', repeats: true, run }
  }
  const jump = (key: string) => {
    if (Number.isFinite(video.duration)) seekTo(video, (Number(key) / 10) * video.duration)
  }
  return [
    move('ArrowLeft', '←', -5),
    move('ArrowRight', '→', 5),
    move('j', 'J', -10),
    move('l', 'L', 10),
    { keys: digits, shown: '0–9', label: '跳到 0 % 到 90 %', topic: '播放', run: jump },
    { keys: ['<', '《'], shown: '<', label: '减慢倍速', topic: '播放', repeats: true, run: () => say(changeRate(-1)) },
    { keys: ['>', '》'], shown: '>', label: '加快倍速', topic: '播放', repeats: true, run: () => say(changeRate(1)) },
  ]
}

/** The key of a video with captions. */
export function captionsKey({ say }: Pick<KeyCommands, 'say'>): PlayerKey {
  const run = () => {
    const captions = !playerSettings().captions
    changeSettings({ captions })
    say(captions ? '字幕已打开' : '字幕已关闭')
  }
  return { keys: ['c'], shown: 'C', label: '打开或关闭字幕', topic: '画面', run }
}
