import type { CourseDetail, Service } from '@xhkt/contract'

/** For how long a purchase is valid. */
export const validityText = ({ valid_days }: Pick<CourseDetail, 'valid_days'>): string =>
  valid_days === 0 ? '永久有效' : `有效期 ${valid_days || '--'} 天`

export const teacherNames = ({ teachers }: Pick<CourseDetail, 'teachers'>): string => teachers.map(({ name }) => name).join('、')

const material: Service = { name: '含纸质教材', note: '付款后寄送，订单里可以查看物流' }

/** The services that come with the course, printed material included. */
export const servicesOf = ({ services, has_material }: Pick<CourseDetail, 'services' | 'has_material'>): Service[] =>
  has_material ? [...services, material] : services
