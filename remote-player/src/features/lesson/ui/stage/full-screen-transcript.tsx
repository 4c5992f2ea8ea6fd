import { useState } from 'react'
import { LazyContent } from '@xhkt/kit/lazy/lazy-content'
import { ControlPanel } from '../../../../common/player/menus/control-panel.tsx'
import { usePlayer } from '../../../../common/player/model/player-context.ts'
import { loadTranscript } from '../transcript/load-transcript.ts'
import { FullScreenPanel } from './full-screen-panel.tsx'

export interface FullScreenTranscriptProps {
  /** The name of the lesson. */
  title: string
}

/** For the bar of the player: the transcript while its place beside the picture is out of sight, in full screen and page full screen. */
export function FullScreenTranscript({ title }: FullScreenTranscriptProps) {
  const { isFull, video, tracks } = usePlayer()
  const [isOpen, setOpen] = useState(false)
  const url = tracks.captions[0]?.url ?? ''
  if (!isFull || url === '') return null
  return (
    <ControlPanel label="文稿" text="文稿" isAtEdge isOpen={isOpen} onOpen={setOpen}>
      <FullScreenPanel title="文稿" onClose={() => setOpen(false)}>
        <LazyContent load={loadTranscript} name="文稿" props={{ title, lockedText: '', url, refusal: null, lesson: null, video }} />
      </FullScreenPanel>
    </ControlPanel>
  )
}
