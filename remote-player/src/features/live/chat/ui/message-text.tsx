import { useState } from 'react'
import type { LiveRoom } from '@xhkt/contract'
import { type TextPart, textParts } from '../model/text-parts.ts'
import css from './message-row.module.css'

function Picture({ href, text }: { href: string; text: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <SafeLink href={href} text={text} />
  return (
    <a className={css.picture} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <img src={href} alt="聊天里的图片" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </a>
  )
}

/** An address that a learner wrote: a new tab that knows nothing of this one. */
function SafeLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  )
}

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'link') return <SafeLink {...part} />
  if (part.kind === 'picture') return <Picture {...part} />
  return part.kind === 'mention' ? <mark className={css.mention}>{part.text}</mark> : part.text
}

export interface MessageTextProps {
  text: string
  room: LiveRoom
}

/** The text of a message, with its links, its pictures and one's own name marked. */
export function MessageText({ text, room }: MessageTextProps) {
  const parts = textParts(text, { pictureHosts: room.picture_hosts, ownName: room.userInfo.userName })
  return (
    <span className={css.text}>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </span>
  )
}
