import { bindPlayerKeys, seekBy } from './player-controls.ts'

function setUp({ position = 40 } = {}) {
  const player = document.createElement('div')
  const video = document.createElement('video')
  const button = document.createElement('button')
  const select = document.createElement('select')
  player.append(video, button, select)
  document.body.replaceChildren(player)
  Object.defineProperty(video, 'duration', { value: 90 })
  video.currentTime = position
  const play = jest.spyOn(video, 'play').mockResolvedValue()
  const unbind = bindPlayerKeys(player, video)
  const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { player, video, button, select, play, press, unbind }
}

test.each([
  [40, 5, 45],
  [88, 5, 90],
  [3, -5, 0],
])('from %i by %i to %i', (from, by, to) => {
  const { video } = setUp({ position: from })
  seekBy(video, by)
  expect(video.currentTime).toBe(to)
})

test('arrows seek by 5 s from every control that does not use them', () => {
  const { player, video, button, press } = setUp()
  expect(press(player, 'ArrowRight')).toBe(true)
  expect(video.currentTime).toBe(45)
  press(button, 'ArrowLeft')
  expect(video.currentTime).toBe(40)
})

test('space plays, but not on a focused button', () => {
  const { player, button, press, play } = setUp()
  press(button, ' ')
  expect(play).not.toHaveBeenCalled()
  press(player, ' ')
  expect(play).toHaveBeenCalledTimes(1)
})

test.each(['video', 'select'] as const)('keys on a %s keep their meaning', (name) => {
  const setup = setUp()
  expect(setup.press(setup[name], 'ArrowRight')).toBe(false)
  expect(setup.video.currentTime).toBe(40)
})

test('shortcuts of the browser keep their meaning', () => {
  const { player, video, press } = setUp()
  press(player, 'ArrowLeft', { altKey: true })
  expect(press(player, 'a')).toBe(false)
  expect(video.currentTime).toBe(40)
})

test('a closed player handles no keys', () => {
  const { player, video, press, unbind } = setUp()
  unbind()
  press(player, 'ArrowRight')
  expect(video.currentTime).toBe(40)
})
