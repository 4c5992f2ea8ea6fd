import { classNames } from '@xhkt/kit/ui/class-names'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { type Colour, type Measured, verdict } from './colours.ts'
import css from './colour-table.module.css'

const tones: Record<ReturnType<typeof verdict>, TagTone> = { 正文: 'success', 大字: 'primary', 装饰: 'neutral' }

function Contrast({ pair, foreground, ground }: { pair: Measured; foreground: string; ground: string }) {
  const fit = verdict(pair.ratio)
  return (
    <li className={css.pair}>
      {/* Text only on pairs with enough contrast: 20px bold counts as large text. */}
      <span className={classNames(css.sample, fit === '大字' && css.large)} style={{ background: ground, color: foreground }}>
        {fit === '装饰' ? <span className={css.dot} /> : '文'}
      </span>
      <span>
        <span className={css.partner}>{pair.name}</span>
        <span className={css.measure}>
          <span className={css.ratio}>{pair.ratio.toFixed(2)}</span>
          <Tag tone={tones[fit]}>{fit}</Tag>
        </span>
      </span>
    </li>
  )
}

interface Props {
  title: string
  /** The role of the other colour of each pair. */
  against: string
  colours: readonly Colour[]
  /** Whether these colours are the backgrounds of their pairs. */
  areGrounds?: boolean
}

export function ColourTable({ title, against, colours, areGrounds = false }: Props) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">值</th>
          <th scope="col">{against}</th>
        </tr>
      </thead>
      <tbody>
        {colours.map(({ name, variable, value, use, pairs }) => (
          <tr key={name}>
            <th scope="row">
              <span className={css.colour}>
                <span className={css.swatch} style={{ background: value }} />
                <span>
                  {name}
                  <span className={css.use}>{use}</span>
                </span>
              </span>
            </th>
            <td>
              <code className={css.value}>{value}</code>
              <code className={css.variable}>{variable}</code>
            </td>
            <td>
              <ul className={css.pairs}>
                {pairs.map((pair) => (
                  <Contrast
                    key={pair.name}
                    pair={pair}
                    foreground={areGrounds ? pair.value : value}
                    ground={areGrounds ? value : pair.value}
                  />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
