import type { Piece, Text } from './document.ts'
import css from './article.module.css'

function draw(piece: Piece, at: number) {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return <strong key={at}>{piece.strong}</strong>
  return (
    <a key={at} className={css.link} href={piece.link}>
      {piece.name}
    </a>
  )
}

export const RichText = ({ text }: { text: Text }) => <>{typeof text === 'string' ? text : text.map(draw)}</>
