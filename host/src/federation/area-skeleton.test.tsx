import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { AreaSkeleton } from './area-skeleton.tsx'

const replaceSync = jest.fn()
const release: AreaRelease = { release: '1.0.0-a', entry: '', container: 'player_a', routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }
const markup = (name: string, text: string): string => `<div role="status" data-skeleton="${name}">${text}</div>`

beforeEach(() => {
  replaceSync.mockReset()
  // jsdom has no constructed style sheets.
  Object.assign(globalThis, { CSSStyleSheet: class { replaceSync = replaceSync } })
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true, writable: true })
  document.body.innerHTML = `<template id="${skeletonId(release, 'player')}">${markup('player', '视频')}</template>`
})

const shown = (): HTMLElement => screen.getByRole('status')

test('a release of index.html shows the skeleton of its template', () => {
  render(<AreaSkeleton release={release} name="player" />)
  expect(shown()).toHaveTextContent('视频')
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('the style that a template carries is added once', () => {
  document.getElementById(skeletonId(release, 'player'))?.setAttribute('data-css', '.page{}')
  const { rerender } = render(<AreaSkeleton key="1" release={release} name="player" />)
  rerender(<AreaSkeleton key="2" release={release} name="player" />)
  expect(replaceSync.mock.calls).toEqual([['.page{}']])
})

test('a later release shows the skeleton of its registry entry, and adds the styles once', () => {
  const later = { ...release, skeletons: { html: { player: markup('player', '新视频') }, css: '.video{}' } }
  const { rerender } = render(<AreaSkeleton key="1" release={later} name="player" />)
  rerender(<AreaSkeleton key="2" release={later} name="player" />)
  expect(shown()).toHaveTextContent('新视频')
  expect(replaceSync.mock.calls).toEqual([['.video{}']])
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test.each<[string, AreaRelease]>([
  ['a release of index.html', release],
  ['a later release', { ...release, skeletons: { html: {}, css: '' } }],
])('an unknown skeleton of %s shows as the plain one', async (_, of) => {
  await act(async () => void render(<AreaSkeleton release={of} name="calendar" />))
  expect(shown()).toHaveAttribute('data-skeleton', 'plain')
})

test('a manifest that arrives between the render and its effect shows its skeleton', async () => {
  const late: AreaRelease = { ...release, container: 'player_late' }
  const Arrival = () => {
    useLayoutEffect(() => void (late.skeletons = { html: { player: markup('player', '视频') }, css: '' }))
    return null
  }
  render(
    <>
      <AreaSkeleton release={late} name="player" />
      <Arrival />
    </>,
  )
  expect(await screen.findByText('视频')).toBeVisible()
})

test('the picture that index.html has put into the skeleton moves along, at its address only', () => {
  const slot = '<span data-early-picture=""></span>'
  document.body.innerHTML = `<template id="${skeletonId(release, 'player')}">${markup('player', slot)}</template>`
  window.__xhkt = { picture: { href: location.href, image: new Image() } }
  const first = render(<AreaSkeleton release={release} name="player" />)
  expect(shown().querySelector('[data-early-picture] > img')).toBeInTheDocument()
  first.unmount()
  window.__xhkt = { picture: { href: 'http://localhost/other', image: new Image() } }
  render(<AreaSkeleton release={release} name="player" />)
  expect(shown().querySelector('img')).not.toBeInTheDocument()
  Reflect.deleteProperty(window, '__xhkt')
})
