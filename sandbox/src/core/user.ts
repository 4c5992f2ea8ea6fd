/** A learner with an account. */
export interface User {
  id: number
  phone: string
  nickname: string
  avatar: string
  password_hash: string | null
  tag_id: string | null
  tag_name: string | null
}

/** 13800000002 → 138****0002. */
const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****')

/** The name that others see in a live room: a learner without a nickname has the masked phone number, as in the top bar. */
export const shownName = ({ nickname, phone }: Pick<User, 'nickname' | 'phone'>): string => nickname || maskedPhone(phone)

/** The name that strangers see: 林晓 → 林*, 13800000002 → 138****0002. */
export const maskedName = ({ nickname, phone }: Pick<User, 'nickname' | 'phone'>): string => nickname.replace(/(?<=.)./gu, '*') || maskedPhone(phone)
