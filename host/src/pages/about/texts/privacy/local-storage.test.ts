/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localStorage } from './local-storage.ts'

const root = resolve(import.meta.dirname, '../../../../../..')

/** The sources that run in a learner's browser. */
const sources = ['host', 'shared/contract', 'shared/platform', 'shared/kit', ...readdirSync(root).filter((name) => name.startsWith('remote-'))]
  .flatMap((area) => readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join(root, area, 'src', path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|\/pages\/about\//.test(path))

/** Names that store nothing: of a window, of broadcast channels, and of a cookie that is removed as soon as it is written. */
const keptNowhere = ['xhkt_qq_login', 'xhkt_unread', 'xhkt_probe']

const namesIn = (text: string): string[] => [...text.matchAll(/['"`]((?:__Host-)?xhkt_[a-z]+(?:_[a-z]+)*)/g)].map(([, name = '']) => name)

const [own, ofChat] = (localStorage.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block.rows] : []))

test('the privacy policy names exactly what the app stores in a browser', () => {
  const stored = new Set(sources.flatMap((path) => namesIn(readFileSync(path, 'utf8'))))
  const named = (own ?? []).flatMap(([names = '']) => names.split('、'))
  expect(named.sort()).toEqual([...stored].filter((name) => !keptNowhere.includes(name)).sort())
})

test('the privacy policy names what the pinned chat SDK stores', () => {
  const sdk = readFileSync(join(root, 'remote-player/node_modules/@tencentcloud/chat/index.es.js'), 'utf8')
  const prefixes = [...sdk.matchAll(/return`(\w+_)\$\{\w+\.getSDKAppID\(\)\}/g)].map(([, name]) => name)
  const names = [...sdk.matchAll(/this\.(\w+)="(tim_\w+)"/g)].map(([, , name]) => name)
  expect([...new Set([...prefixes, ...names])].sort()).toEqual((ofChat ?? []).map(([name]) => name).sort())
})
