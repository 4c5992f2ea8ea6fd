const presses = ['pointerdown', 'keydown'] as const

const pause = (event: Event): void => (event.target as HTMLMediaElement).pause()

function letPlay(): void {
  document.removeEventListener('play', pause, true)
  for (const press of presses) document.removeEventListener(press, letPlay, true)
}

/**
 * Pauses every picture and sound, and whatever starts by itself before somebody presses a key or the pointer: the page opens again for
 * the next learner, who may not look at this tab.
 */
export function pauseUntilPress(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
  // In the capturing phase, because the event does not bubble.
  document.addEventListener('play', pause, true)
  for (const press of presses) document.addEventListener(press, letPlay, true)
}
