import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from '@xhkt/platform/router'

const PARAMETER = 'position'

/**
 * The second of the lesson that the address wants (`position`), null without one, and a function that takes it out of the address: a reload
 * then resumes where the learner is.
 */
export function useAddressPosition(): [position: number | null, drop: () => void] {
  const [params] = useSearchParams()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const text = params.get(PARAMETER) ?? ''
  const drop = useCallback(() => {
    const left = new URLSearchParams(search)
    if (!left.has(PARAMETER)) return
    left.delete(PARAMETER)
    void navigate(`${pathname}?${left.toString()}${hash}`, { replace: true })
  }, [pathname, search, hash, navigate])
  return [/^\d{1,5}$/.test(text) ? Number(text) : null, drop]
}
