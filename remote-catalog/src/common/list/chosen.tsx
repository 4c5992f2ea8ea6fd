import * as words from '@xhkt/kit/words'
import { type Choices, type HrefOf, isNarrowed } from './choices.ts'
import { anyPrice, free, isSamePrice, priceName } from './price-range.ts'
import css from './filter-bar.module.css'

interface Chip {
  name: string
  href: string
}

/** The active filters. Each can be removed by itself, or all at once. */
export function Chosen({ choices, hrefOf }: { choices: Choices; hrefOf: HrefOf }) {
  const { form, price } = choices
  const chips: (Chip | false)[] = [
    form !== null && { name: words.courseForms[form], href: hrefOf({ form: null }) },
    !isSamePrice(price, anyPrice) && {
      name: isSamePrice(price, free) ? '免费' : `${priceName(price)}元`.replace('以上元', '元以上'),
      href: hrefOf({ price: anyPrice }),
    },
  ]
  if (!isNarrowed(choices)) return null
  return (
    <div className={css.chosen} role="group" aria-label="已选条件">
      {chips.map(
        (chip) =>
          chip && (
            <a key={chip.name} className={css.chip} href={chip.href} aria-label={`取消 ${chip.name}`} title={`取消 ${chip.name}`}>
              {chip.name}
              <span aria-hidden="true">×</span>
            </a>
          ),
      )}
      <a className={css.clear} href={hrefOf({ form: null, price: anyPrice })}>
        清除筛选
      </a>
    </div>
  )
}
