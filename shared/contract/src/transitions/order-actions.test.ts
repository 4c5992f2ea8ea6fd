/** @jest-environment node */
import { orderActions } from './order-actions.ts'

type Given = Parameters<typeof orderActions>[0]

const now = 1_800_000_000
const group = (state: 1 | 2 | 3 | -1) => ({ group_id: '5', state, size: 3, joined: 2, expires_at: now + 60 })
const refund = (state: 'requested' | 'granted') => ({ state, amount: 1, reason: '', text: '', requested_at: 1, answered_at: 0, answer: '' })
const unpaid: Given = { status: 1, kind: 'alone', amount: 9900, group: null, address: null, evaluated: false, refund: null, refund_deadline: 0 }

test.each<[string, Partial<Given>, string[]]>([
  ['cancelled', { status: 0 }, ['buyAgain', 'delete']],
  ['unpaid', { status: 1 }, ['pay', 'cancel']],
  ['unpaid, the amount is unknown', { status: 1, amount: NaN }, ['cancel']],
  ['paid', { status: 2, refund_deadline: now + 1 }, ['study', 'evaluate', 'refund']],
  ['paid, too late for a refund', { status: 2, refund_deadline: now }, ['study', 'evaluate']],
  ['paid, evaluated', { status: 2, evaluated: true }, ['study']],
  ['paid, the group fills', { status: 2, group: group(1), refund_deadline: now + 1 }, ['invite']],
  ['paid, the state of the group is unknown', { status: 2, group: group(-1), refund_deadline: now + 1 }, []],
  ['paid in a group that could not be read', { status: 2, kind: 'join', refund_deadline: now + 1 }, []],
  ['paid, the group is full', { status: 2, group: group(2) }, ['study', 'evaluate']],
  ['delivering', { status: 3, refund_deadline: now + 1 }, ['study', 'track', 'confirmReceipt', 'refund']],
  ['delivering, without a parcel', { status: 3, shipment: null }, ['study']],
  ['delivering, without a parcel in a list', { status: 3, sent: false }, ['study']],
  ['redeemed, without an address', { status: 3, kind: 'redeem' }, ['fillAddress', 'study']],
  ['completed', { status: 4, refund_deadline: now + 1 }, ['study', 'evaluate', 'refund']],
  ['completed, evaluated', { status: 4, evaluated: true }, ['study']],
  ['completed, perhaps evaluated', { status: 4, evaluated: 'unknown' }, ['study']],
  ['refund requested', { status: 5, refund: refund('requested') }, ['withdrawRefund']],
  ['refund granted', { status: 5, refund: refund('granted') }, []],
  ['group failed', { status: 6, group: group(3) }, []],
  ['closed', { status: 7 }, ['buyAgain', 'delete']],
  ['unknown status', { status: 8 as 7 }, []],
])('an order that is %s: %s [orders#order-actions]', (_, order, actions) => {
  expect(orderActions({ ...unpaid, ...order }, now)).toEqual(actions)
})
