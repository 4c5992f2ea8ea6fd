import { useState } from 'react'
import css from './chat-message.module.css'
import { beginningParts, type Reader, type TextPart, textParts } from './text-parts.ts'

const longestLinkText = 100

interface LinkProps {
  href: string
  text: string
  tabIndex: number
}

function Picture({ href, text, tabIndex }: LinkProps) {
  const [broken, setBroken] = useState(false)
  if (broken) return <SafeLink href={href} text={text} tabIndex={tabIndex} />
  return (
    <a className={css.picture} href={href} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer nofollow ugc">
      <img src={href} alt="聊天里的图片" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </a>
  )
}

/** An address that a learner wrote. Its new tab has neither opener nor referrer of this page. */
function SafeLink({ href, text, tabIndex }: LinkProps) {
  const isLong = text.length > longestLinkText
  const title = isLong ? href : undefined
  return (
    <a className={css.link} href={href} title={title} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer nofollow ugc">
      {isLong ? `${text.slice(0, longestLinkText)}…` : text}
    </a>
  )
}

function Part({ part, tabIndex }: { part: TextPart; tabIndex: number }) {
  if (part.kind === 'link') return <SafeLink {...part} tabIndex={tabIndex} />
  if (part.kind === 'picture') return <Picture {...part} tabIndex={tabIndex} />
  return part.kind === 'mention' ? <mark className={css.mention}>{part.text}</mark> : part.text
}

export interface MessageTextProps {
  text: string
  reader: Reader
  /** Whether Tab goes to its links and to 展开. */
  hasFocus: boolean
}

/** The text of a message, with its links, its pictures and one's own name marked. A long text shows its beginning until 展开. */
export function MessageText({ text, reader, hasFocus }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  const tabIndex = hasFocus ? 0 : -1
  const beginning = beginningParts(text, reader)
  const parts = beginning && !isWhole ? beginning : textParts(text, reader)
  return (
    <>
      <span className={css.text}>
        {parts.map((part, index) => (
          <Part key={index} part={part} tabIndex={tabIndex} />
        ))}
        {beginning && !isWhole && '…'}
      </span>
      {beginning && (
        <button type="button" className={css.more} tabIndex={tabIndex} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '收起' : '展开'}
        </button>
      )}
    </>
  )
}
