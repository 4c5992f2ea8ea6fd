import { useEffect, useState } from 'react'
import { useHasPicture } from '../../../common/player/tracks/use-has-picture.ts'

/** A slow or refused picture holds nothing back for longer, in milliseconds. */
const LONGEST_MS = 3_000

/** False while the first picture loads: what is not part of it waits, so that it does not delay it. */
export function useAfterPicture(video: HTMLVideoElement | null, isRefused: boolean): boolean {
  const hasPicture = useHasPicture(video)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasPicture || isRefused || isLate
}
