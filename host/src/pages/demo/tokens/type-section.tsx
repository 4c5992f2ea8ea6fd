import { tokens, tokenVariables } from '@xhkt/contract/tokens'
import { TokenCard } from './token-card.tsx'
import css from './type-section.module.css'

const values = new Map(tokenVariables())
const shown = (variable: string): string => `${variable}: ${values.get(variable) ?? ''}`

export function TypeSection() {
  return (
    <TokenCard note="字号与行高成对使用；标题用 600，其余用 400。">
      <ul className={css.list}>
        {Object.keys(tokens.fontSize).map((name) => (
          <li key={name} className={css.row}>
            <span className={css.name}>{name}</span>
            <span className={css.values}>
              <code className={css.value}>{shown(`--font-size-${name}`)}</code>
              <code className={css.value}>{shown(`--line-height-${name}`)}</code>
            </span>
            <span className={css.sample} style={{ fontSize: `var(--font-size-${name})`, lineHeight: `var(--line-ratio-${name})` }}>
              学海无涯，日日有进 Learn 0123456789
            </span>
          </li>
        ))}
      </ul>
      <p className={css.family}>
        <span className={css.name}>字体</span>
        <code>--font-family: {tokens.fontFamily}</code>
      </p>
    </TokenCard>
  )
}
