import { useEffect, useState } from 'react'

/** Height in px that the page's bar and the sticky tabs keep covered. */
const COVERED = 64 + 56 + 16

function sectionInView(ids: readonly string[]): string {
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  if (atEnd && scrollY > 0) return ids.at(-1) ?? ''
  const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= COVERED)
  return passed.at(-1) ?? ids[0] ?? ''
}

/** The section that is being read, and a way to go to one: it follows the scrolling until the reader picks another. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '')
  // A short last section cannot scroll to the top: what was picked stays so until the reader scrolls on.
  const [picked, setPicked] = useState(false)

  useEffect(() => {
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!picked) setCurrent(sectionInView(ids))
      })
    }
    const release = () => setPicked(false)
    addEventListener('scroll', follow, { passive: true })
    addEventListener('wheel', release, { passive: true })
    addEventListener('keydown', release)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
      removeEventListener('wheel', release)
      removeEventListener('keydown', release)
    }
  }, [ids, picked])

  const goTo = (id: string) => {
    setPicked(true)
    setCurrent(id)
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return { current, goTo }
}
