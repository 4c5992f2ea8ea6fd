/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { SkeletonKind } from '@xhkt/contract/federation/route-manifest'
import { Skeleton } from './skeleton.tsx'

const kinds: SkeletonKind[] = ['home', 'list', 'categories', 'classified', 'detail', 'player', 'order', 'status', 'mine', 'plain']

test.each(kinds)('%s is drawn without a browser, and by classes alone', (kind) => {
  const markup = renderToStaticMarkup(<Skeleton kind={kind} />)
  expect(markup).toContain(`data-skeleton="${kind}"`)
  expect(markup).toContain('加载中')
  expect(markup).not.toContain('style=')
  expect(markup).not.toContain('undefined')
})

test.each(['home', 'list', 'categories', 'classified', 'detail', 'player'] as const)('%s has one place for the picture that comes first', (kind) => {
  expect(renderToStaticMarkup(<Skeleton kind={kind} />).match(/data-early-picture/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<Skeleton kind={kind} picture="/a.webp" />)).toContain('src="/a.webp"')
})

test('a kind that only a newer area knows is drawn as the plain one', () => {
  expect(renderToStaticMarkup(<Skeleton kind={'of tomorrow' as SkeletonKind} />)).toContain('data-skeleton="of tomorrow"')
})
