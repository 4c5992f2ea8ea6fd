import { type ComponentType, useEffect, useState } from 'react'

export interface LazyComponent<Props> {
  /** Null until it is loaded. */
  Component: ComponentType<Props> | null
  failed: boolean
  retry: () => void
}

/**
 * Loads a component of its own chunk when the caller mounts.
 * @param load The same function at each render.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const [state, setState] = useState<ComponentType<Props> | 'failed' | null>(null)
  useEffect(() => {
    if (state) return
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
