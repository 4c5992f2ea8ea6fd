import { useEffect, useId, useRef, useState } from 'react'
import { Bone, rows } from '@xhkt/kit/ui/bone'
import { Button } from '@xhkt/kit/ui/button'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { Address } from '@xhkt/contract'
import { addressesMax } from '@xhkt/contract/limits'
import { useChooseDefault, useDeleteAddress } from './address-actions.ts'
import { type AddressChoice, AddressItem } from './address-item.tsx'
import { LazyAddressForm } from './lazy-address-form.tsx'
import { useAddresses } from '../use-addresses.ts'
import css from './address-book.module.css'

export interface AddressBookProps {
  /** With it the learner picks one of the addresses; without it they are only listed. */
  choice?: AddressChoice
  /** True: the learner is asked before a page with an unsaved address is left. */
  guardsChanges?: boolean
}

/** The open form changes `address`; null: it adds one. */
type Editing = { address: Address | null }

function Addresses({ addresses, choice, guardsChanges = false }: { addresses: readonly Address[] } & AddressBookProps) {
  const group = useId()
  const addButton = useId()
  const [editing, setEditing] = useState<Editing | null>(null)
  const focusAdd = (): void => document.getElementById(addButton)?.focus()
  const close = (): void => setEditing(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) focusAdd()
    wasEditing.current = editing !== null
  })
  const remove = useDeleteAddress(focusAdd)
  const makeDefault = useChooseDefault()
  const isFull = addresses.length >= addressesMax
  const edited = editing?.address?.address_id

  return (
    <>
      {addresses.length === 0 && !editing && <p className={css.hint}>还没有收货地址，请先新增一个</p>}
      <div role={choice ? 'radiogroup' : 'group'} aria-label="收货地址">
        <ul className={css.list}>
          {addresses.map((address) => (
            <AddressItem
              key={address.address_id}
              address={address}
              choice={choice}
              group={group}
              busy={remove.busy || makeDefault.busy}
              onEdit={() => setEditing({ address })}
              onDelete={() => {
                if (edited === address.address_id) setEditing(null)
                remove.start(address)
              }}
              onDefault={() => makeDefault.start(address.address_id)}
            />
          ))}
        </ul>
      </div>
      {editing && (
        <LazyAddressForm
          key={edited ?? 'new'}
          address={editing.address}
          guardsChanges={guardsChanges}
          onCancel={close}
          onSaved={({ address_id }) => {
            close()
            if (!editing.address) choice?.onChoose(address_id)
          }}
        />
      )}
      <p className={css.add}>
        {!editing && (
          <Button id={addButton} disabled={isFull} onClick={() => setEditing({ address: null })}>
            新增收货地址
          </Button>
        )}
        {isFull && <span className={css.hint}>收货地址最多 {addressesMax} 个，请先删除不用的地址</span>}
      </p>
    </>
  )
}

const AddressesLoading = () => (
  <div role="status">
    <VisuallyHidden>收货地址加载中</VisuallyHidden>
    <div aria-hidden="true">{rows(2, css.bone)}</div>
    <Bone as={css.addBone} />
  </div>
)

/** The learner's delivery addresses (docs/product/orders.md#delivery-addresses): pick, add, change, delete, choose the default. */
export function AddressBook(props: AddressBookProps) {
  const query = useAddresses()
  return (
    <div className={css.book} tabIndex={-1}>
      <ReadView query={query} loading={<AddressesLoading />}>
        {(addresses) => <Addresses addresses={addresses} {...props} />}
      </ReadView>
    </div>
  )
}
