import { changeDanmaku, choiceOf, danmakuSettings, densities } from './danmaku-settings.ts'
import { Lanes, widthInEms } from './lanes.ts'

describe('danmaku', () => {
  it('uses a line again only when its last text is wholly in the picture', () => {
    const lanes = new Lanes()
    lanes.resize(2)
    expect([lanes.take(0, 100), lanes.take(0, 300), lanes.take(50, 10)]).toEqual([0, 1, -1])
    expect([lanes.take(100, 10), lanes.take(299, 1), lanes.take(299, 1)]).toEqual([0, 0, -1])
  })

  it('keeps the texts that are moving when lines are added', () => {
    const lanes = new Lanes()
    lanes.resize(1)
    lanes.take(0, 100)
    lanes.resize(2)
    expect(lanes.take(50, 10)).toBe(1)
  })

  it('estimates a width without the browser', () => {
    expect(widthInEms('学海')).toBe(2)
    expect(widthInEms('ab')).toBeCloseTo(1.2)
    expect(widthInEms('😀')).toBe(1)
  })

  it('remembers the settings, and reads invalid ones as the defaults [live-chat#danmaku]', () => {
    expect(danmakuSettings()).toEqual({ isOn: true, opacity: 0.8, size: 'medium', area: 'half', density: 'medium' })
    changeDanmaku({ opacity: 0.5, area: 'full' })
    expect(danmakuSettings()).toMatchObject({ opacity: 0.5, area: 'full' })
    localStorage.setItem('xhkt_danmaku', '{"opacity":9,"size":"huge","isOn":false}')
    expect(danmakuSettings()).toEqual({ isOn: false, opacity: 0.8, size: 'medium', area: 'half', density: 'medium' })
    expect(choiceOf(densities, 'high').most).toBe(60)
  })
})
