import { useState } from 'react'
import type { Order } from '@xhkt/contract'
import { AddressBook } from '@xhkt/kit/address/address-book'
import { chosenAddress, useAddresses } from '@xhkt/kit/address/use-addresses'
import { Button } from '@xhkt/kit/ui/button'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import page from '../../../common/page.module.css'
import { RemarkField } from '../../../common/remark-field.tsx'
import { addressText } from '../model/redeem-text.ts'
import { useDelivery } from '../model/use-delivery.ts'
import css from './delivery-form.module.css'

/** Asks where the printed material of a redeemed course goes. */
export function DeliveryForm({ order }: { order: Order }) {
  const { data: addresses } = useAddresses()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  /** Undefined: not touched. */
  const [remark, setRemark] = useState<string>()
  const { send, sending } = useDelivery(order.order_no)
  const address = chosenAddress(addresses, chosenId)
  const submit = () => {
    setMissing(!address)
    if (address) send({ address_id: address.address_id, ...(remark !== undefined && { remark: remark.trim() }) })
  }
  return (
    <>
      <h1 className={page.heading}>填写收货地址</h1>
      <section className={page.card} aria-label="兑换的课程">
        <CourseRow course={order.course} />
        <p className={css.note}>课程已开通。随课附送的纸质资料将寄到下面的地址，全国包邮。</p>
      </section>
      <section className={`${page.card} ${css.addresses}`} aria-labelledby="delivery-title">
        <h2 id="delivery-title" className={css.title}>
          收货地址
        </h2>
        {order.address && (
          <p className={css.current}>
            当前寄送到：{order.address.name}，{addressText(order.address)}
          </p>
        )}
        <AddressBook choice={{ chosen: address?.address_id, onChoose: setChosenId }} />
        <p className={css.error} role="alert">
          {isMissing && !address && '请选择收货地址，没有的请先新增'}
        </p>
      </section>
      <div className={css.remark}>
        <RemarkField typed={remark} stored={order.remark} sending={sending} onValue={setRemark} />
      </div>
      <div className={css.action}>
        <Button variant="primary" size="lg" onClick={submit} loading={sending}>
          确认收货地址
        </Button>
      </div>
    </>
  )
}
