import { formatDuration } from '@xhkt/kit/format'
import { changeSettings, playerSettings } from '../model/player-settings.ts'
import { seekBy, seekTo, togglePlay } from '../model/video-commands.ts'
import { nextRate, nextVolume } from './key-steps.ts'
import type { PlayerKey } from './player-keys.ts'

export interface KeyCommands {
  togglePage: () => void
  toggleFull: () => void
  leavePage: () => void
  openList: () => void
  /** Shows over the picture what a key has done. */
  say: (hint: string) => void
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

function changeVolume(steps: number): string {
  const volume = nextVolume(playerSettings().volume, steps)
  changeSettings({ volume, isMuted: false })
  return `音量 ${Math.round(volume * 100)} %`
}

function changeRate(steps: number): string {
  const rate = nextRate(playerSettings().rate, steps)
  changeSettings({ rate })
  return `倍速 ${rate}x`
}

/** The keys that every player has. */
export function commonKeys(video: HTMLVideoElement, { togglePage, toggleFull, leavePage, openList, say }: KeyCommands): PlayerKey[] {
  const mute = () => {
    const isMuted = !playerSettings().isMuted
    changeSettings({ isMuted })
    say(isMuted ? '已静音' : '已取消静音')
  }
  return [
    { keys: [' ', 'k'], shown: '空格 / K', label: '播放或暂停', run: () => togglePlay(video) },
    { keys: ['ArrowUp'], shown: '↑', label: '增大音量', repeats: true, run: () => say(changeVolume(1)) },
    { keys: ['ArrowDown'], shown: '↓', label: '减小音量', repeats: true, run: () => say(changeVolume(-1)) },
    { keys: ['m'], shown: 'M', label: '静音或取消静音', run: mute },
    { keys: ['f'], shown: 'F', label: '全屏', run: toggleFull },
    { keys: ['t'], shown: 'T', label: '网页全屏', run: togglePage },
    { keys: ['Escape'], shown: 'Esc', label: '退出全屏', run: leavePage },
    { keys: ['?', '？'], shown: '?', label: '快捷键列表', run: openList },
  ]
}

/** The keys of a video that can be sought in. */
export function recordingKeys(video: HTMLVideoElement, { say }: Pick<KeyCommands, 'say'>): PlayerKey[] {
  const move = (key: string, shown: string, seconds: number): PlayerKey => {
    const label = `${seconds < 0 ? '后退' : '前进'} ${Math.abs(seconds)} 秒`
    const run = () => {
      seekBy(video, seconds)
      say(`${label}，${formatDuration(video.currentTime)}`)
    }
    return { keys: [key], shown, label, repeats: true, run }
  }
  const jump = (key: string) => {
    if (Number.isFinite(video.duration)) seekTo(video, (Number(key) / 10) * video.duration)
  }
  return [
    move('ArrowLeft', '←', -5),
    move('ArrowRight', '→', 5),
    move('j', 'J', -10),
    move('l', 'L', 10),
    { keys: digits, shown: '0–9', label: '跳到 0 % 到 90 %', run: jump },
    { keys: ['<', '《'], shown: '<', label: '减慢倍速', repeats: true, run: () => say(changeRate(-1)) },
    { keys: ['>', '》'], shown: '>', label: '加快倍速', repeats: true, run: () => say(changeRate(1)) },
  ]
}

/** The key of a video with captions. */
export function captionsKey({ say }: Pick<KeyCommands, 'say'>): PlayerKey {
  const run = () => {
    const captions = !playerSettings().captions
    changeSettings({ captions })
    say(captions ? '字幕已打开' : '字幕已关闭')
  }
  return { keys: ['c'], shown: 'C', label: '打开或关闭字幕', run }
}
