import { useEffect, useRef, useState } from 'react'
import type { Address } from '@xhkt/contract'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { chosenAddress, useAddresses } from '@xhkt/kit/address/use-addresses'
import { Button } from '@xhkt/kit/ui/button'
import css from './prize-item.module.css'

interface Props {
  giving: boolean
  onGive: (address: Address) => void
  onClose: () => void
}

/** Asks where a prize is sent. */
export function PrizeAddress({ giving, onGive, onClose }: Props) {
  const { data: addresses } = useAddresses()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = chosenAddress(addresses, chosenId)
  const submit = () => {
    setMissing(!address)
    if (address) onGive(address)
  }
  return (
    <section className={css.address} aria-label="填写收货地址">
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        收货地址只能填写一次
      </h2>
      <AddressBook choice={{ chosen: address?.address_id, onChoose: setChosenId }} />
      <p className={css.error} role="alert">
        {isMissing && !address && '请选择收货地址，没有的请先新增'}
      </p>
      <div className={css.buttons}>
        <Button variant="primary" onClick={submit} loading={giving}>
          确认收货地址
        </Button>
        <Button onClick={onClose}>暂不填写</Button>
      </div>
    </section>
  )
}
