import { useState } from 'react'
import css from './chat-message.module.css'
import { beginningParts, type Reader, type TextPart, textParts } from './text-parts.ts'

const longestLinkText = 100

function Picture({ href, text }: { href: string; text: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <SafeLink href={href} text={text} />
  return (
    <a className={css.picture} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      <img src={href} alt="聊天里的图片" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </a>
  )
}

/** An address that a learner wrote. Its new tab has neither opener nor referrer of this page. */
function SafeLink({ href, text }: { href: string; text: string }) {
  const isLong = text.length > longestLinkText
  return (
    <a className={css.link} href={href} title={isLong ? href : undefined} target="_blank" rel="noopener noreferrer nofollow ugc">
      {isLong ? `${text.slice(0, longestLinkText)}…` : text}
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
  reader: Reader
}

/** The text of a message, with its links, its pictures and one's own name marked. A long text shows its beginning until 展开. */
export function MessageText({ text, reader }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  const beginning = beginningParts(text, reader)
  const parts = beginning && !isWhole ? beginning : textParts(text, reader)
  return (
    <>
      <span className={css.text}>
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {beginning && !isWhole && '…'}
      </span>
      {beginning && (
        <button type="button" className={css.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '收起' : '展开'}
        </button>
      )}
    </>
  )
}
