import { useEffect, useState } from 'react'

/** How long it is told that the text was copied, in milliseconds. */
const TOLD_MS = 3000

/** Copies a text; where the browser refuses, `onRefused` is to select it for the learner's own keys. */
export function useCopy(text: string, onRefused: () => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), TOLD_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      // Missing where the page is not secure, which the types do not know; that is met like a refusal.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      onRefused()
      setState('refused')
    }
  }
  return { state, copy }
}
