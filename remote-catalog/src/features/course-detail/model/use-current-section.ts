import { useEffect, useRef, useState } from 'react'

/** Height in px that the page's bar and the sticky tabs cover. */
const COVERED_HEIGHT = 64 + 56 + 16

function sectionInView(ids: readonly string[]): string {
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  if (atEnd && scrollY > 0) return ids.at(-1) ?? ''
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= COVERED_HEIGHT)
  return passed.at(-1) ?? ids[0] ?? ''
}

/** Scrolls a section below the tabs and focuses it. */
export function showSection(id: string, behavior: ScrollBehavior = 'auto'): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start', behavior })
  section?.focus({ preventScroll: true })
}

const movesGently = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The section in view, and a way to go to one. It follows scrolling, but keeps a picked section until the reader scrolls on. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '')
  // A short last section cannot scroll to the top, so a picked one stays current until the reader scrolls on. A ref, not state:
  // one jump may be the only scroll event, and a render would come after it.
  const picked = useRef(false)
  const arrived = useRef(false)
  const waiting = useRef(0)

  useEffect(() => {
    let frame = 0
    const follow = () => {
      if (arrived.current) picked.current = false
      arrived.current = false
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!picked.current) setCurrent(sectionInView(ids))
      })
    }
    const arrive = () => {
      arrived.current = picked.current
    }
    const release = () => {
      picked.current = false
    }
    addEventListener('scroll', follow, { passive: true })
    addEventListener('scrollend', arrive)
    addEventListener('wheel', release, { passive: true })
    addEventListener('keydown', release)
    return () => {
      cancelAnimationFrame(frame)
      cancelAnimationFrame(waiting.current)
      removeEventListener('scroll', follow)
      removeEventListener('scrollend', arrive)
      removeEventListener('wheel', release)
      removeEventListener('keydown', release)
    }
  }, [ids])

  // The first view renders before the sections below it.
  const showOnceThere = (id: string) => {
    if (!picked.current) return
    if (document.getElementById(id)) showSection(id, movesGently() ? 'smooth' : 'auto')
    else waiting.current = requestAnimationFrame(() => showOnceThere(id))
  }
  const goTo = (id: string) => {
    cancelAnimationFrame(waiting.current)
    arrived.current = false
    picked.current = true
    setCurrent(id)
    showOnceThere(id)
  }
  return { current, goTo }
}

/**
 * Starts at the section that the address names, as in a link opened in a new tab. The host restores the position after
 * back.
 */
export function useSectionOfAddress(ids: readonly string[]): void {
  const first = useRef(true)
  useEffect(() => {
    const id = location.hash.slice(1)
    if (!first.current || !ids.includes(id)) return
    first.current = false
    // The sections are painted first: if they grow and the page scrolls in one frame, all that follows counts as shifted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (scrollY === 0) showSection(id)
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [ids])
}
