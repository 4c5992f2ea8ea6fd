import type { Page } from '@playwright/test'
import { expect, liveRoomIds, signIn } from '../../scripts/e2e/fixtures.ts'

const { free: room } = liveRoomIds

/** The address of a room that everybody may watch. */
export const address = `/living?live_room_id=${room}`

/** What the teacher does, by the desk of the sandbox. */
export async function desk(page: Page, action: string, data: object = {}): Promise<unknown> {
  const response = await page.request.post(`/sandbox/live/${action}`, { data: { live_room_id: room, ...data } })
  expect(response.ok(), `${action}: ${await response.text()}`).toBe(true)
  return ((await response.json()) as { data: unknown }).data
}

export const player = (page: Page) => page.getByRole('group', { name: '视频播放器' })
export const chat = (page: Page) => page.getByRole('region', { name: '聊天' })
export const field = (page: Page) => chat(page).getByRole('textbox', { name: '聊天内容' })
export const connected = (page: Page) => expect(chat(page)).toHaveAttribute('data-connection', 'connected')

export async function enter(page: Page, phone: string): Promise<void> {
  await signIn(page, phone)
  await page.goto(address)
  await connected(page)
}

/** Sends what is typed. The chat takes one message a second, so Enter is pressed until the field no longer keeps the text. */
export async function send(page: Page): Promise<void> {
  await expect(async () => {
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('', { timeout: 200 })
  }).toPass()
}

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await send(page)
}
