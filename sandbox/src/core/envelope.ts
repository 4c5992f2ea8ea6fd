import type { Envelope } from '@xhkt/contract'
import { successCode } from '@xhkt/contract/constants'

export function success<Data>(data: Data): Required<Envelope<Data>> {
  return { code: successCode, message: '成功', data }
}

export function errorEnvelope(code: number, message: string, data: object = {}): Required<Envelope<object>> {
  return { code, message, data }
}
