/** @jest-environment node */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { GridSkeleton } from './course-skeletons.tsx'
import { PlainSkeleton, Skeleton } from './skeleton.tsx'

const examples: [string, ReactElement][] = [
  ['plain', <PlainSkeleton />],
  ['courses', <GridSkeleton columns={4} />],
  ['calendar', <Skeleton name="calendar">bones</Skeleton>],
]

test.each(examples)('skeleton %s renders without a browser and without style attributes', (name, skeleton) => {
  const markup = renderToStaticMarkup(skeleton)
  expect(markup).toContain(`data-skeleton="${name}"`)
  expect(markup).toContain('加载中')
  expect(markup).not.toContain('style=')
  expect(markup).not.toContain('undefined')
})

test('the skeleton of a page is its heading, that of a part is none', () => {
  expect(renderToStaticMarkup(<PlainSkeleton />)).toMatch(/<h1[^>]*>加载中<\/h1>/)
  expect(renderToStaticMarkup(<GridSkeleton columns={4} />)).not.toContain('<h1')
})

test('a course grid has one placeholder for the first picture', () => {
  expect(renderToStaticMarkup(<GridSkeleton columns={5} />).match(/data-early-picture/g)).toHaveLength(1)
})
