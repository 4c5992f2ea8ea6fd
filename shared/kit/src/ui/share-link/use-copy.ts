import { useEffect, useState } from 'react'

/** Milliseconds that the state stays `copied`. */
const COPIED_MS = 3000

/** Copies a text. When the browser refuses, `onRefused` should select the text, so that the learner can copy it by keyboard. */
export function useCopy(text: string, onRefused: () => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      // `clipboard` is undefined on a page without https. That counts as a refusal.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      onRefused()
      setState('refused')
    }
  }
  return { state, copy }
}
