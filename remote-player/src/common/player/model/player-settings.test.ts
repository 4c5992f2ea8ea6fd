import { changeSettings, playerSettings } from './player-settings.ts'
import { nextRate, nextVolume } from '../keys/key-steps.ts'

const defaults = {
  volume: 1, isMuted: false, rate: 1, quality: 0, captions: false, captionLang: '', captionSize: 'medium',
  captionPosition: 'bottom', singleKeys: true, autoplayNext: true, isWide: false,
}

test('player settings: one record that keeps what it was given', () => {
  expect(playerSettings()).toEqual(defaults)
  changeSettings({ volume: 0.4 })
  changeSettings({ captions: true, captionSize: 'large' })
  expect(playerSettings()).toEqual({ ...defaults, volume: 0.4, captions: true, captionSize: 'large' })
  expect(playerSettings()).toBe(playerSettings())
})

test.each(['null', '[]', '"x"', '{"volume":7,"rate":"fast","quality":-1,"captionSize":"huge","captionPosition":"left","singleKeys":null,"captionLang":1}', '{'])(
  'player settings: %s in the storage counts as the defaults',
  (stored) => {
    localStorage.setItem('xhkt_player', stored)
    expect(playerSettings()).toEqual(defaults)
  },
)

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
  [3, -1, 2],
])('the speed after %f, %i step, is %f', (rate, step, next) => expect(nextRate(rate, step)).toBe(next))

test.each([
  [1, 1, 1],
  [0.3, 1, 0.35],
  [0.03, -1, 0],
])('the volume after %f, %i step, is %f', (volume, step, next) => expect(nextVolume(volume, step)).toBe(next))
