import { useEffect, useState } from 'react'
import { maskedPhone } from '@xhkt/kit/format'
import { useAuth } from '@xhkt/platform/auth'
import { config } from '@xhkt/platform/config'
import css from './watermark.module.css'

/** It stays in a place for 20 to 40 s, in milliseconds. */
const SHORTEST_MS = 20_000
const LONGEST_MS = 40_000

/** Percent of the picture, from its upper left corner. */
interface Place {
  left: number
  top: number
}

const randomPlace = (): Place => ({ left: Math.random() * 100, top: Math.random() * 100 })

/** In another half of the picture, so that no part of it hides the same thing for long. */
function otherPlace({ left, top }: Place): Place {
  const next = randomPlace()
  return Math.abs(next.left - left) + Math.abs(next.top - top) >= 50 ? next : { left: (left + 50) % 100, top: next.top }
}

function MovingText({ text }: { text: string }) {
  const [place, setPlace] = useState(randomPlace)
  useEffect(() => {
    const timer = setTimeout(() => setPlace(otherPlace(place)), SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))
    return () => clearTimeout(timer)
  }, [place])
  const [left, top] = [`${place.left}%`, `${place.top}%`]
  return (
    <div className={css.area} aria-hidden="true">
      <span className={css.text} style={{ left, top, transform: `translate(-${left}, -${top})` }}>
        {text}
      </span>
    </div>
  )
}

/** The learner's masked phone over the picture (docs/product/courses.md#watermark). Visitors have none. */
export function Watermark() {
  const phone = useAuth(({ user }) => user?.phone)
  return config.watermark && phone ? <MovingText text={maskedPhone(phone)} /> : null
}
