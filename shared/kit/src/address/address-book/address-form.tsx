import { type SubmitEvent, useEffect, useState } from 'react'
import { AntdProvider } from '@xhkt/platform/antd/core'
import { Checkbox } from '@xhkt/platform/antd/form'
import { PhoneField } from '@xhkt/kit/form/phone-field'
import { TextAreaField } from '@xhkt/kit/form/text-area-field'
import { TextField } from '@xhkt/kit/form/text-field'
import { useFormFields } from '@xhkt/kit/form/use-form-fields'
import { useUnsavedChanges } from '@xhkt/kit/form/use-unsaved-changes'
import { Button } from '@xhkt/kit/ui/button'
import { type AddressDraft, checkAddress } from '@xhkt/kit/validate'
import type { Address } from '@xhkt/contract'
import { tidyLine } from '@xhkt/contract/clean-text'
import { addressDetailMaxLength, addressNameMaxLength } from '@xhkt/contract/limits'
import { useSaveAddress } from './address-actions.ts'
import { RegionFields } from '../region-fields.tsx'
import css from './address-form.module.css'

export interface AddressFormProps {
  /** The address to change; null adds one. */
  address: Address | null
  onSaved: (address: Address) => void
  onCancel: () => void
  /** True: the learner is asked before a page with unsaved input is left. */
  guardsChanges: boolean
}

const empty: AddressDraft = { name: '', phone: '', province: '', city: '', district: '', detail: '' }

const draftOf = ({ name, phone, region: [province, city, district], detail }: Address): AddressDraft => ({
  name,
  phone,
  province: province.id,
  city: city.id,
  district: district.id,
  detail,
})

/** Adds or changes a delivery address. A failure keeps everything that is typed. */
export function AddressForm({ address, onSaved, onCancel, guardsChanges }: AddressFormProps) {
  const [initial] = useState(() => (address ? draftOf(address) : empty))
  const [draft, setDraft] = useState(initial)
  const [isDefault, setIsDefault] = useState(address?.is_default ?? false)
  const { field, show, idOf } = useFormFields({ draft, onDraft: (change) => setDraft((before) => ({ ...before, ...change })) })
  const { start, busy } = useSaveAddress(onSaved)
  const isChanged = isDefault !== (address?.is_default ?? false) || JSON.stringify(draft) !== JSON.stringify(initial)
  useUnsavedChanges(guardsChanges && isChanged)
  const nameId = idOf('name')
  useEffect(() => document.getElementById(nameId)?.focus(), [nameId])

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (show(checkAddress(draft))) return
    const { name, phone, district, detail } = draft
    const input = { name: tidyLine(name), phone, region_id: district, detail: tidyLine(detail), is_default: isDefault }
    start({ address_id: address?.address_id ?? null, input })
  }

  const title = address ? '编辑收货地址' : '新增收货地址'
  return (
    <AntdProvider>
      <form className={css.form} aria-label={title} noValidate onSubmit={submit}>
        <p className={css.title}>{title}</p>
        <div className={css.recipient}>
          <TextField {...field('name')} label="收货人" limit={addressNameMaxLength} autoComplete="name" placeholder="请填写收货人姓名" />
          <PhoneField {...field('phone')} />
        </div>
        <RegionFields province={field('province')} city={field('city')} district={field('district')} />
        <TextAreaField
          {...field('detail')}
          label="详细地址"
          limit={addressDetailMaxLength}
          autoComplete="street-address"
          placeholder="街道、门牌号、小区、楼栋、单元等"
        />
        <Checkbox checked={isDefault} disabled={address?.is_default ?? false} onChange={(event) => setIsDefault(event.target.checked)}>
          设为默认地址
        </Checkbox>
        <div className={css.buttons}>
          <Button type="submit" variant="primary" loading={busy}>
            保存
          </Button>
          <Button onClick={onCancel}>取消</Button>
        </div>
      </form>
    </AntdProvider>
  )
}
