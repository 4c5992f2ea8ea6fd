import type { ReactNode } from 'react'
import * as words from '@xhkt/kit/words'
import { ChoiceRow } from '@xhkt/kit/list/choice-row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { type Choices, forms, type HrefOf, type Sort, sorts } from './choices.ts'
import { Chosen } from './chosen.tsx'
import { PriceForm } from './price-form.tsx'
import { isSamePrice, offeredPrices, priceName } from './price-range.ts'
import css from './filter-bar.module.css'

const byPrice = (arrow: string, order: string) => (
  <>
    价格<span aria-hidden="true">{arrow}</span>
    <VisuallyHidden>{order}</VisuallyHidden>
  </>
)

const sortNames = {
  default: '综合',
  new: '最新',
  popular: '最热',
  price_asc: byPrice('↑', '从低到高'),
  price_desc: byPrice('↓', '从高到低'),
} satisfies Record<Sort, ReactNode>

interface Props {
  choices: Choices
  hrefOf: HrefOf
}

/** The filter and the sort: three lines, as the skeletons of lists draw them. */
export function FilterBar({ choices, hrefOf }: Props) {
  return (
    <div className={css.bar}>
      <ChoiceRow
        label="课程形式"
        choices={[null, ...forms].map((form) => ({
          key: String(form),
          name: form === null ? '全部' : words.courseForms[form],
          href: hrefOf({ form }),
          current: form === choices.form,
        }))}
      />
      <ChoiceRow
        label="价格"
        choices={offeredPrices.map((price) => ({
          key: priceName(price),
          name: priceName(price),
          href: hrefOf({ price }),
          current: isSamePrice(price, choices.price),
        }))}
      >
        <PriceForm price={choices.price} hrefOf={(price) => hrefOf({ price })} />
      </ChoiceRow>
      <ChoiceRow
        label="排序"
        choices={sorts.map((sort) => ({ key: sort, name: sortNames[sort], href: hrefOf({ sort }), current: sort === choices.sort }))}
      >
        <Chosen choices={choices} hrefOf={hrefOf} />
      </ChoiceRow>
    </div>
  )
}
