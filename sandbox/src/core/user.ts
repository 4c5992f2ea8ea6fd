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
