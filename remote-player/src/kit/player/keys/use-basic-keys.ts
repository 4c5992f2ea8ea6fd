import { useMemo } from 'react'
import type { Player } from '../model/player-context.ts'
import { captionsKey, commonKeys, type KeyCommands, recordingKeys } from './basic-keys.ts'
import { type PlayerKey, usePlayerKeys } from './player-keys.ts'

const none: PlayerKey[] = []

/** The keys that every player has, by what its video offers. */
export function useBasicKeys({ video, isLive, tracks }: Player, commands: KeyCommands): void {
  const hasCaptions = tracks.captions.length > 0
  const { togglePage, toggleFull, leavePage, openList, say } = commands
  const keys = useMemo(() => {
    if (!video) return none
    return [
      ...commonKeys(video, { togglePage, toggleFull, leavePage, openList, say }),
      ...(isLive ? none : recordingKeys(video, { say })),
      ...(hasCaptions ? [captionsKey({ say })] : none),
    ]
  }, [video, isLive, hasCaptions, togglePage, toggleFull, leavePage, openList, say])
  usePlayerKeys(keys, 'first')
}
