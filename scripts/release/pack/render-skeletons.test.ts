/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { Refusal } from '../refusal.ts'
import { refuseUnknownSkeletons, renderSkeletons } from './render-skeletons.ts'

let parts = ''
beforeEach(async () => (parts = await mkdtemp(path.join(tmpdir(), 'parts-'))))
afterEach(() => rm(parts, { recursive: true }))

/** Writes `skeletons.cjs` as webpack does. Each export is a skeleton of this name with this markup. */
async function build(exported: Record<string, [name: string | null, markup: string]>, css = ''): Promise<void> {
  const components = Object.entries(exported).map(([key, [name, markup]]) => {
    const props = { role: 'status', 'data-skeleton': name, dangerouslySetInnerHTML: { __html: markup } }
    return `${key}: () => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'div', key: null, ref: null, props: ${JSON.stringify(props)} })`
  })
  await writeFile(path.join(parts, 'skeletons.cjs'), `module.exports = { ${components.join(', ')} }`)
  if (css) await writeFile(path.join(parts, 'skeletons.css'), css)
}

const route = (skeleton: string): RouteDeclaration => ({ path: '/calendar', page: 'calendar', title: '', access: 'public', skeleton })

it('renderSkeletons: renders each export under the name of its skeleton', async () => {
  await build({ CalendarSkeleton: ['calendar', 'days'], ChatSkeleton: ['chat-room', 'lines'] })
  expect(await renderSkeletons(parts)).toEqual({
    css: '',
    html: {
      calendar: '<div role="status" data-skeleton="calendar">days</div>',
      'chat-room': '<div role="status" data-skeleton="chat-room">lines</div>',
    },
  })
})

it('renderSkeletons: renders nothing for an area without skeletons', async () => {
  expect(await renderSkeletons(parts)).toEqual({ html: {}, css: '' })
})

it('renderSkeletons: keeps only the rules that the skeletons use', async () => {
  await build(
    { CalendarSkeleton: ['calendar', '<i class="card-1"></i>'], DaySkeleton: ['day', '<i class="card-1 day-2"></i>'] },
    '.card-1{color:red}.card-1,.other-1{top:0}.other-1>.part-1{top:1px}@media print{.day-2{top:2px}}@media print{.night-2{top:3px}}@keyframes fade-1{0%{top:.5px}}',
  )
  expect((await renderSkeletons(parts)).css).toBe('.card-1{color:red}.card-1,.other-1{top:0}@media print{.day-2{top:2px}}@keyframes fade-1{0%{top:.5px}}')
})

it.each<[string, Parameters<typeof build>[0], string]>([
  ['a style attribute', { CalendarSkeleton: ['calendar', '<i style="top:0"></i>'] }, 'CalendarSkeleton of src/skeletons.tsx has a style attribute'],
  ['an export that is no skeleton', { CalendarSkeleton: [null, ''] }, 'CalendarSkeleton of src/skeletons.tsx is not a <Skeleton name="…">'],
  ['two skeletons of one name', { A: ['calendar', ''], B: ['calendar', ''] }, 'has two skeletons with the name calendar'],
])('renderSkeletons: refuses %s', async (_, exported, complaint) => {
  await build(exported)
  await expect(renderSkeletons(parts)).rejects.toThrow(complaint)
})

it('refuseUnknownSkeletons: refuses a route with an unknown skeleton, and accepts plain', () => {
  const skeletons = { css: '', html: { calendar: '<div></div>' } }
  expect(() => refuseUnknownSkeletons([route('chat')], skeletons)).toThrow(
    new Refusal('broken', '/calendar names the skeleton chat, which src/skeletons.tsx does not export'),
  )
  expect(() => refuseUnknownSkeletons([route('calendar'), route('plain')], skeletons)).not.toThrow()
})
