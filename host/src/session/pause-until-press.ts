const presses = ['pointerdown', 'keydown'] as const

const pause = (event: Event): void => (event.target as HTMLMediaElement).pause()

function letPlay(): void {
  document.removeEventListener('play', pause, true)
  for (const press of presses) document.removeEventListener(press, letPlay, true)
}

/**
 * Pauses every video and audio, and whatever starts by itself before somebody presses a key or the pointer. The page may open again for
 * the next learner while nobody looks at this tab.
 */
export function pauseUntilPress(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
  // In the capturing phase, because the event does not bubble.
  document.addEventListener('play', pause, true)
  for (const press of presses) document.addEventListener(press, letPlay, true)
}
