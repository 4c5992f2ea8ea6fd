import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReactNode, useEffect } from 'react'
import { type Area, areas } from '@xhkt/contract/federation/areas'
import type { Pages, RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { hostPages } from '../../../host/src/pages/host-pages.ts'
import { loadUser } from '../../../host/src/session/session.ts'
import { everythingIsNear } from '../../../remote-catalog/src/features/course-detail/model/testing/everything-is-near.ts'
import { everyCase } from '../../lib/every-case.ts'
import { packageDir, root } from '../../lib/paths.mjs'
import { addressesOf } from './addresses.ts'
import { type Part, parts } from './parts.ts'
import { renderDamaged } from './render-damaged.tsx'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { Shell } from './shell.tsx'

interface Schema {
  $ref?: string
  description?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
}

interface Described {
  paths: Record<string, { get?: { responses: { 200: { content: { 'application/json'?: { schema: Schema } } } } } }>
  components: { schemas: Record<string, Schema> }
}

const { paths, components } = JSON.parse(readFileSync(path.join(root, 'shared/contract/report/openapi.json'), 'utf8')) as Described
const publicDomain = 'https://files.example'

/** An address that identifies the field of a picture and whether its description says that the public domain goes before the address. */
function markedAddress(name: string, value: string, { description = '' }: Schema): string {
  if (name === 'public_domain') return publicDomain
  if (description.includes('below `public_domain`')) return `/stored/${name}.webp`
  const isPicture = /^Address of (?:a|the|their)\b.*(?:picture|QR code)/.test(description)
  return isPicture ? `/complete/${name}.webp` : value
}

/** An answer with such an address in each field of a picture. */
function marked(value: unknown, { $ref, anyOf, properties = {}, items }: Schema): unknown {
  if ($ref) return marked(value, components.schemas[$ref.replace('#/components/schemas/', '')] ?? {})
  if (anyOf) return anyOf.reduce(marked, value)
  if (Array.isArray(value)) return value.map((item) => marked(item, items ?? {}))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => {
    const schema = properties[name] ?? {}
    return [name, typeof field === 'string' ? markedAddress(name, field, schema) : marked(field, schema)]
  })
  return Object.fromEntries(fields) as unknown
}

function markedAnswer(url: string, data: unknown): unknown {
  const answer = paths[url.split('?')[0] ?? '']?.get?.responses[200].content['application/json']?.schema
  return marked({ code: 200001, message: '', data }, answer ?? {})
}

const { about, contact } = hostPages
const ofHost: Pages = { about: about!, contact: contact!, shell: () => Promise.resolve({ default: Shell }) }
let pages: Pages
const company = ['about', 'contact'].map((page) => ({ page, path: `/aboutAndcontact/index/${page}` }))
type Route = Pick<RouteDeclaration, 'page' | 'path' | 'sample'>
let routes: Route[]
const ownRoutes: Route[] = [
  { page: 'shell', path: '/' },
  ...company,
  // A course with open groups.
  { page: 'course-detail', path: '/courseDetail', sample: '?course_id=1024' },
]

/** The pages of every area, and with every case all of their routes, else one of each page; after those above. */
async function readAreas(): Promise<void> {
  const load = <Module,>(area: Area, file: string) => import(path.join(packageDir(area), 'src', file)) as Promise<Module>
  const tables = await Promise.all(areas.map((area) => load<{ routes: Route[] }>(area, 'routes.ts')))
  const entries = await Promise.all(areas.map((area) => load<{ pages: Pages }>(area, 'entry.tsx')))
  const ofAreas = tables.flatMap((table) => table.routes)
  routes = [...ownRoutes, ...ofAreas.filter(({ page }, at) => everyCase || ofAreas.findIndex((other) => other.page === page) === at)]
  pages = Object.assign({}, ofHost, ...entries.map((entry) => entry.pages)) as Pages
}

let sandbox: Sandbox
beforeAll(async () => {
  await readAreas()
  const started = await startSandbox()
  const answer = async (url: string) => (markedAnswer(url, await started.answer(url)) as { data: unknown }).data
  sandbox = { ...started, answer }
})
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  everythingIsNear()
})
afterAll(() => sandbox.stop())

/** The marked addresses that a page shows, or a part of it. */
async function shownOn({ page, address, part }: { page: string; address: string; part?: Part }): Promise<string[]> {
  const Page = (await pages[page]?.())?.default
  if (!Page) throw new Error(`no page ${page}`)
  // Loads the learner, as the host does.
  function Signed(): ReactNode {
    useEffect(() => void loadUser(), [])
    return Page && <Page />
  }
  const found: string[] = []
  const inspect = ({ innerHTML }: HTMLElement) => {
    found.push(...[...innerHTML.matchAll(/(?:https:\/\/files\.example)?\/(?:stored|complete)\/\w+/g)].map(([one]) => one))
  }
  await renderDamaged(Signed, address, sandbox, { part, inspect })
  return found
}

test('pages put the public domain before exactly the addresses whose description says so', async () => {
  const found = new Map<string, string[]>()
  const whole = await Promise.all(routes.map(async ({ page, ...route }) => ({ page, address: (await addressesOf([{ page, ...route }], sandbox))[0] ?? '' })))
  const shown = new Set(whole.map(({ page }) => page))
  const ofParts = parts.filter(({ page }) => shown.has(page)).map((part) => ({ page: part.page, address: part.address, part }))
  for (const one of [...whole, ...ofParts]) found.set(one.page, [...(found.get(one.page) ?? []), ...(await shownOn(one))])
  const complete = ['avatar', 'cover', 'icon', 'image', 'leader_avatar', 'picture', 'poster', 'qrcode', 'url'].map((name) => `/complete/${name}`)
  const documents = ['business_license', 'kf_wx_qrcode', 'publications_license', 'radio_license', 'wx_qrcode']
  const stored = ['avatar', ...documents].map((name) => `${publicDomain}/stored/${name}`)
  expect([...new Set([...found.values()].flat())].sort()).toEqual([...complete, ...stored])
  expect(found.get('live-room')).toContain('/complete/avatar')
}, 240_000)
