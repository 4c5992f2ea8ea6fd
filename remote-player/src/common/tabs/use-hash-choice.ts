import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '@xhkt/platform/router'

// Tabs stand in the hash: a change of the query would scroll the page to its top, away from the tab.
const valuesOf = (hash: string): URLSearchParams => new URLSearchParams(hash.slice(1))

/** A choice of the page that the hash of the address names; the first one without it. `earlierKey` names it in addresses of before. */
export function useHashChoice<Name extends string>(key: string, names: readonly [Name, ...Name[]], earlierKey = key) {
  const { hash } = useLocation()
  const values = valuesOf(hash)
  const named = values.get(key) ?? values.get(earlierKey)
  return {
    current: names.find((name) => name === named) ?? names[0],
    hrefOf: (name: Name): string => {
      const values = valuesOf(hash)
      values.set(key, name)
      return `#${values.toString()}`
    },
  }
}

/** Links to other lessons have no hash: the tabs of the lesson before stay. */
export function useKeepTabs(sectionId: string): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const last = useRef({ sectionId, hash })
  useEffect(() => {
    const before = last.current
    if (before.sectionId !== sectionId && hash === '' && before.hash !== '') {
      last.current = { sectionId, hash: before.hash }
      void navigate(pathname + search + before.hash, { replace: true })
    } else last.current = { sectionId, hash }
  }, [sectionId, hash, pathname, search, navigate])
}
