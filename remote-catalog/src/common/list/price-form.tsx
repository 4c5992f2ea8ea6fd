import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigate } from '@xhkt/platform/router'
import { Button } from '@xhkt/kit/ui/button'
import { isSamePrice, parseRange, type PriceRange, type InvalidRange, type TypedRange, yuanText } from './price-range.ts'
import css from './price-form.module.css'

const ends = { min: '最低价', max: '最高价' } as const

/** 免费 is a choice of its own, not a range. */
const textsOf = ({ min, max }: PriceRange): TypedRange => ({ min: min > 0 ? yuanText(min) : '', max: max ? yuanText(max) : '' })

/** A custom price range in yuan. Shows the range of the address. Typed text stays until the address has another range. */
export function PriceForm({ price, hrefOf }: { price: PriceRange; hrefOf: (price: PriceRange) => string }) {
  const navigate = useNavigate()
  const id = useId()
  const inputs = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) }
  const [addressed, setAddressed] = useState(price)
  const [typed, setTyped] = useState(() => textsOf(price))
  const [error, setError] = useState<InvalidRange | null>(null)
  if (!isSamePrice(addressed, price)) {
    setAddressed(price)
    setTyped(textsOf(price))
    setError(null)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const range = parseRange(typed)
    if ('message' in range) {
      setError(range)
      inputs[range.at].current?.focus()
      return
    }
    setTyped(textsOf(range))
    if (!isSamePrice(range, price)) void navigate(hrefOf(range))
  }

  const end = (at: keyof TypedRange) => (
    <input
      ref={inputs[at]}
      className={css.input}
      value={typed[at]}
      onChange={({ target }) => {
        setTyped({ ...typed, [at]: target.value })
        setError(null)
      }}
      inputMode="decimal"
      autoComplete="off"
      placeholder={ends[at]}
      aria-label={`${ends[at]}（元）`}
      aria-invalid={error?.at === at || undefined}
      aria-describedby={error?.at === at ? id : undefined}
    />
  )
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="自定义价格区间">
      {end('min')}
      <span aria-hidden="true">–</span>
      {end('max')}
      <span aria-hidden="true">元</span>
      <Button size="sm" type="submit">
        确定
      </Button>
      {error && (
        <p id={id} className={css.error} role="alert">
          {error.message}
        </p>
      )}
    </form>
  )
}
