import type { Address } from '@xhkt/contract'

export const sampleRegion: Address['region'] = [
  { id: '110000', name: '北京市' },
  { id: '110100', name: '北京市' },
  { id: '110108', name: '海淀区' },
]

/** The default address of a learner. */
export const homeAddress: Address = {
  address_id: '1',
  name: '王小明',
  phone: '13911110001',
  region: sampleRegion,
  detail: '学院路 30 号',
  is_default: true,
}

export const workAddress: Address = { ...homeAddress, address_id: '2', name: '李雷', detail: '中关村大街 1 号', is_default: false }
