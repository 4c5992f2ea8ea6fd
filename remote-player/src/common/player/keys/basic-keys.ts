import { changeSettings, playerSettings } from '../model/player-settings.ts'
import { togglePlay } from '../model/video-commands.ts'
import { nextVolume } from './key-steps.ts'
import type { PlayerKey } from './player-keys.ts'

export interface KeyCommands {
  togglePage: () => void
  toggleFull: () => void
  leavePage: () => void
  openList: () => void
  /** Shows over the picture what a key has done. */
  say: (hint: string) => void
}

function changeVolume(steps: number): string {
  const volume = nextVolume(playerSettings().volume, steps)
  changeSettings({ volume, isMuted: false })
  return `音量 ${Math.round(volume * 100)} %`
}

/** The keys that every player has. */
export function commonKeys(video: HTMLVideoElement, { togglePage, toggleFull, leavePage, openList, say }: KeyCommands): PlayerKey[] {
  const mute = () => {
    const isMuted = !playerSettings().isMuted
    changeSettings({ isMuted })
    say(isMuted ? '已静音' : '已取消静音')
  }
  return [
    { keys: [' ', 'k'], shown: '空格 / K', label: '播放或暂停', topic: '播放', run: () => togglePlay(video) },
    { keys: ['ArrowUp'], shown: '↑', label: '增大音量', topic: '声音', repeats: true, run: () => say(changeVolume(1)) },
    { keys: ['ArrowDown'], shown: '↓', label: '减小音量', topic: '声音', repeats: true, run: () => say(changeVolume(-1)) },
    { keys: ['m'], shown: 'M', label: '静音或取消静音', topic: '声音', run: mute },
    { keys: ['f'], shown: 'F', label: '全屏', topic: '画面', run: toggleFull },
    { keys: ['w'], shown: 'W', label: '网页全屏', topic: '画面', run: togglePage },
    { keys: ['Escape'], shown: 'Esc', label: '退出全屏', topic: '画面', run: leavePage },
    { keys: ['?', '？'], shown: '?', label: '快捷键列表', topic: '其他', run: openList },
  ]
}
