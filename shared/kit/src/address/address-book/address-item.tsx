import type { Address } from '@xhkt/contract'
import { regionText } from '@xhkt/kit/format'
import { Button } from '@xhkt/kit/ui/button'
import { ChoiceBox } from '@xhkt/kit/ui/choice-box'
import { Tag } from '@xhkt/kit/ui/tag'
import css from './address-book.module.css'

/** The learner picks one of the addresses. */
export interface AddressChoice {
  /** `address_id` of the picked one. */
  chosen: string | undefined
  onChoose: (addressId: string) => void
}

interface Props {
  address: Address
  choice: AddressChoice | undefined
  /** The name of the radio group. */
  group: string
  busy: boolean
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

function AddressText({ address: { name, phone, region, detail, is_default } }: { address: Address }) {
  return (
    <span className={css.text}>
      <span className={css.recipient}>
        <span className={css.name}>{name}</span>
        <span className={css.phone}>{phone}</span>
        {is_default && <Tag tone="primary">默认</Tag>}
      </span>
      <span className={css.place}>
        {regionText(region)} {detail}
      </span>
    </span>
  )
}

/** An address with the buttons that edit it, delete it, and make it the default. */
export function AddressItem({ address, choice, group, busy, onEdit, onDelete, onDefault }: Props) {
  const of = (action: string): string => `${action}：${address.name}，${address.detail}`
  const { address_id } = address
  const radio = choice && { name: group, checked: choice.chosen === address_id, onChange: () => choice.onChoose(address_id) }
  const actions = (
    <span className={css.actions}>
      {!address.is_default && (
        <Button variant="text" size="sm" aria-label={of('设为默认')} loading={busy} onClick={onDefault}>
          设为默认
        </Button>
      )}
      <Button variant="text" size="sm" aria-label={of('编辑')} onClick={onEdit}>
        编辑
      </Button>
      <Button variant="text" size="sm" aria-label={of('删除')} loading={busy} onClick={onDelete}>
        删除
      </Button>
    </span>
  )
  return (
    <li>
      <ChoiceBox radio={radio} aside={actions}>
        <AddressText address={address} />
      </ChoiceBox>
    </li>
  )
}
