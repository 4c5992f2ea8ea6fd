import { useMemo } from 'react'
import type { Player } from '../model/player-context.ts'
import { commonKeys, type KeyCommands } from './basic-keys.ts'
import { type PlayerKey, usePlayerKeys } from './player-keys.ts'

const none: PlayerKey[] = []

/** The keys that every player has, by what its video offers. */
export function useBasicKeys({ video, recording, tracks }: Player, commands: KeyCommands): void {
  const hasCaptions = tracks.captions.length > 0
  const { togglePage, toggleFull, leavePage, openList, say } = commands
  const keys = useMemo(() => {
    if (!video) return none
    return [
      ...commonKeys(video, { togglePage, toggleFull, leavePage, openList, say }),
      ...(recording?.recordingKeys(video, { say }) ?? none),
      ...(recording && hasCaptions ? [recording.captionsKey({ say })] : none),
    ]
  }, [video, recording, hasCaptions, togglePage, toggleFull, leavePage, openList, say])
  usePlayerKeys(keys, 'first')
}
