import { act, screen } from '@testing-library/react'
import { playerSettings } from '../model/player-settings.ts'
import { renderPlayer } from '../testing/test-player.tsx'

beforeEach(() => localStorage.clear())

function open() {
  const player = renderPlayer()
  act(() => player.fire('loadedmetadata', 'canplay'))
  return player
}
const quality = () => screen.queryByRole('button', { name: /^清晰度：/ })
const item = (name: string) => screen.getByRole('menuitemradio', { name })

test('the quality: what automatic has chosen, then the one that the learner chooses, for the next lesson too', async () => {
  const { user } = open()
  expect(quality()).toHaveAccessibleName('清晰度：自动（高清 720P）')
  await user.click(quality()!)
  await user.click(item('流畅 360P'))
  expect(quality()).toHaveAccessibleName('清晰度：流畅 360P')
  expect(playerSettings().quality).toBe(360)
  await user.click(quality()!)
  await user.click(item('自动'))
  expect(playerSettings().quality).toBe(0)
})

test('the quality: a recording of sound alone has none, and keeps its other menus', () => {
  const { state, fire } = open()
  state.videoWidth = 0
  act(() => fire('resize'))
  expect(quality()).toBeNull()
  for (const name of [/^倍速：/, /^字幕：/]) expect(screen.getByRole('button', { name })).toBeVisible()
})
