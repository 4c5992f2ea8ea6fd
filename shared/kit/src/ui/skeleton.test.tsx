/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { Skeleton } from './skeleton.tsx'

const kinds: SkeletonKind[] = ['home', 'list', 'categories', 'classified', 'detail', 'player', 'order', 'status', 'mine', 'plain']

test.each(kinds)('skeleton %s renders without a browser and without style attributes', (kind) => {
  const markup = renderToStaticMarkup(<Skeleton kind={kind} />)
  expect(markup).toContain(`data-skeleton="${kind}"`)
  expect(markup).toContain('加载中')
  expect(markup).not.toContain('style=')
  expect(markup).not.toContain('undefined')
})

test.each(['home', 'list', 'categories', 'classified', 'detail', 'player'] as const)('skeleton %s has one placeholder for the first picture', (kind) => {
  expect(renderToStaticMarkup(<Skeleton kind={kind} />).match(/data-early-picture/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<Skeleton kind={kind} picture="/a.webp" />)).toContain('src="/a.webp"')
})

test('an unknown kind of a newer area renders as plain', () => {
  expect(renderToStaticMarkup(<Skeleton kind={'of tomorrow' as SkeletonKind} />)).toContain('data-skeleton="of tomorrow"')
})
