import { tidyLine } from '@xhkt/contract/clean-text'
import { addressDetailMaxLength, addressDetailMinLength, addressNameMaxLength, addressNameMinLength } from '@xhkt/contract/limits'
import { type FieldErrors, fieldErrors } from './field-errors.ts'
import { checkPhone } from './phone.ts'

/** What a learner types of a delivery address. `province`, `city` and `district` are ids of regions; empty: none. */
export type AddressDraft = Record<'name' | 'phone' | 'province' | 'city' | 'district' | 'detail', string>

function checkLength(value: string, [min, max]: [number, number], empty: string, wrong: string): string | null {
  const { length } = Array.from(tidyLine(value))
  if (length === 0) return empty
  return length < min || length > max ? wrong : null
}

const required = (value: string, message: string): string | null => (value === '' ? message : null)

/** Each field has its own message (docs/product/forms.md#address). */
export function checkAddress({ name, phone, province, city, district, detail }: AddressDraft): FieldErrors<keyof AddressDraft> {
  return fieldErrors({
    name: checkLength(name, [addressNameMinLength, addressNameMaxLength], '请填写收货人姓名', '收货人姓名须为2到20个字'),
    phone: checkPhone(phone, 'delivery'),
    province: required(province, '请选择省份'),
    city: required(city, '请选择城市'),
    district: required(district, '请选择区县'),
    detail: checkLength(detail, [addressDetailMinLength, addressDetailMaxLength], '请填写详细地址', '详细地址须为5到100个字'),
  })
}
