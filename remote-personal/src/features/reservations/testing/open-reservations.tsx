import { screen, within } from '@testing-library/react'
import type { Reservation } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { type Answers, ApiFailure, renderPage } from '@xhkt/testing/render-page'
import ReservationPage from '../ui/reservation-page.tsx'

export const now = () => Math.floor(Date.now() / 1000)
const reservation = (id: string, title: string, given: Partial<Reservation> = {}): Reservation => ({
  course: { id: '12', title: '法考客观题', cover: '', teacher_name: '尉迟衡' },
  section_id: id,
  title,
  starts_at: now() + 3 * 86_400 + Number(id),
  live_room_id: id,
  ...given,
})
export const one = reservation('1', '犯罪构成')
export const two = reservation('2', '共同犯罪')
export const three = reservation('3', '物权')

export const get = 'GET /v1/user/course/reserve'
export const remove = 'DELETE /v1/user/course/reserve'
export const cancelled = { section_id: '1', reserved: false, reserved_count: 0 }
export const listOf = (list: Reservation[], total = list.length, page = 1) => ({ list, total, page, page_size: 20 })

export function open(answers: Answers, address: string = paths.reservations) {
  const given = { 'GET /v1/sys/config': ApiFailure.network(), ...answers }
  // The host's main area can have the focus.
  const page = renderPage(<main tabIndex={-1}><ReservationPage /></main>, { address, session: true, answers: given })
  return { ...page, sent: (name: string) => page.calls.filter((call) => call.name === name) }
}

/** A page of these reservations. The server forgets the cancelled ones. */
export function openLive(rows: Reservation[], answers: Answers = {}) {
  let kept = rows
  return open({
    [get]: () => listOf(kept),
    [remove]: ({ body }) => {
      const { section_id } = body as Reservation
      kept = kept.filter((row) => row.section_id !== section_id)
      return { ...cancelled, section_id }
    },
    ...answers,
  })
}

export async function itemOf(title: string) {
  const link = await screen.findByRole('link', { name: title })
  return within(link.closest('li') ?? document.body)
}

export const cancelButton = (title: string) => screen.findByRole('button', { name: new RegExp(`^取消预约\\s?${title}`) })
export const titles = () => screen.queryAllByRole('button', { name: /^取消预约/ }).map((button) => button.textContent.replace('取消预约', ''))
