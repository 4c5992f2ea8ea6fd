import type { AreaRelease } from '@xhkt/contract/federation/registry'
import { skeletonId } from '@xhkt/contract/federation/skeletons'
import { prefetchPicture } from './prefetch-picture.ts'

const release: AreaRelease = { release: '1.0.0-a', entry: '', container: 'a', routes: [], assets: {}, integrity: {}, needs: { contract: 1 } }
const pictures: HTMLImageElement[] = []

beforeEach(() => {
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = document.createElement('img')
    pictures.push(picture)
    return picture
  })
  pictures[0]?.removeAttribute('src')
})

test.each([
  ['in the width of its slot', '640', '/1.320-480w.avif', { sizes: '640px', srcset: '/1.320w.avif 320w, /1.320-480w.avif 480w' }],
  ['of a foreign host as it is', '640', 'https://a.example/1.jpg', { sizes: '640px', srcset: '' }],
  ['without a width as it is', '', '/1.320-480w.avif', { sizes: '', srcset: '' }],
])('the first picture of a page is requested by one element for all, %s', (_, width, address, widths) => {
  document.body.innerHTML = `<template id="${skeletonId(release, 'detail')}"><i data-early-picture="${width}"></i></template>`
  prefetchPicture(release, 'detail', address)
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toMatchObject(widths)
  expect(pictures[0]).toHaveAttribute('src', address)
})

test('a release that is not in index.html names the width in its own skeleton', () => {
  prefetchPicture({ ...release, skeletons: { html: { detail: '<i data-early-picture="160"></i>' }, css: '' } }, 'detail', '/1.avif')
  expect(pictures[0]).toHaveProperty('sizes', '160px')
})

test.each([
  ['without an address', '', '<i data-early-picture=""></i>'],
  ['of a page without a slot', '/1.avif', '<i></i>'],
  ['of an unknown skeleton', '/1.avif', null],
])('no picture is requested %s', (_, address, markup) => {
  document.body.innerHTML = markup === null ? '' : `<template id="${skeletonId(release, 'detail')}">${markup}</template>`
  prefetchPicture(release, 'detail', address)
  expect(pictures.filter((picture) => picture.hasAttribute('src'))).toEqual([])
})
