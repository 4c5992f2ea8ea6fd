import { type ComponentType, useEffect, useState } from 'react'

export interface LazyComponent<Props> {
  /** Null until it is loaded. */
  Component: ComponentType<Props> | null
  failed: boolean
  retry: () => void
}

/**
 * Loads a component of its own chunk.
 * @param load The same function at each render; null while nothing is to be loaded.
 */
export function useLazyComponent<Props>(load: (() => Promise<ComponentType<Props>>) | null): LazyComponent<Props> {
  const [state, setState] = useState<ComponentType<Props> | 'failed' | null>(null)
  useEffect(() => {
    if (state || !load) return
    let isUnmounted = false
    load().then(
      (loaded) => !isUnmounted && setState(() => loaded),
      () => !isUnmounted && setState('failed'),
    )
    return () => {
      isUnmounted = true
    }
  }, [state, load])
  return { Component: state === 'failed' ? null : state, failed: state === 'failed', retry: () => setState(null) }
}
