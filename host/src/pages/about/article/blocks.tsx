import type { ReactElement } from 'react'
import { Contact } from '../company/contact.tsx'
import { Licences } from '../company/licences.tsx'
import { ThirdPartyNotices } from '../company/third-party-notices.tsx'
import type { Block, Piece, Text } from './document.ts'
import css from './article.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function drawPiece(piece: Piece, at: number) {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return <strong key={at}>{piece.strong}</strong>
  return (
    <a key={at} className={css.link} href={piece.link}>
      {piece.name}
    </a>
  )
}

const RichText = ({ text }: { text: Text }) => <>{typeof text === 'string' ? text : text.map(drawPiece)}</>

const List = ({ items }: Of<'list'>) => (
  <ul className={css.list}>
    {items.map((item, at) => (
      <li key={at}>
        <RichText text={item} />
      </li>
    ))}
  </ul>
)

/** A table cell with at most this many characters does not wrap. */
const oneLine = 6

const Table = ({ caption, head, rows }: Of<'table'>) => (
  <table className={css.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, at) => (
            <td key={at} className={cell.length <= oneLine ? css.short : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Entries = ({ entries }: { entries: Of<'cards'>['cards'] }) =>
  entries.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        <RichText text={text} />
      </p>
    </li>
  ))

const Cards = ({ cards }: Of<'cards'>) => (
  <ul className={css.cards}>
    <Entries entries={cards} />
  </ul>
)

const Steps = ({ steps }: Of<'steps'>) => (
  <ol className={css.steps}>
    <Entries entries={steps} />
  </ol>
)

function draw(block: Block): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      )
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'steps':
      return <Steps {...block} />
    case 'contact':
      return <Contact />
    case 'licences':
      return <Licences />
    case 'notices':
      return <ThirdPartyNotices />
  }
}

const Drawn = ({ block }: { block: Block }) => draw(block)

export const Blocks = ({ blocks = [] }: { blocks?: readonly Block[] }) => (
  <>
    {blocks.map((block, at) => (
      <Drawn key={at} block={block} />
    ))}
  </>
)
