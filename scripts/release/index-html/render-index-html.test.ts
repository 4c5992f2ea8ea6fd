/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifestName, polyfillsName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { colorSchemeScript, darkSheetName } from './color-scheme-script.ts'
import { sandboxConfig } from './sandbox-config.ts'
import type { Deployment } from './deployment.ts'
import { endMarker, incompleteDocumentScript } from './incomplete-document.ts'
import { withIncludes } from './fragments.ts'
import { unsupportedMessage } from './unsupported-browser.ts'
import { policyIn } from '../testing/policy-in.ts'
import { setCanary } from '../canary.ts'
import { promoteAll } from '../promote.ts'
import { readRegistry } from '../registry-file.ts'
import { renderIndexHtml } from './render-index-html.ts'
import { LocalFolder } from '../store/local-folder.ts'
import { copyOf, newStorePath, published } from '../testing/packed-release.ts'

const config = { ...sandboxConfig(), captcha: { scriptUrl: '</script><script>alert(1)</script>', captchaId: '' } }
let store: LocalFolder

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' })
  await promoteAll(store, { host: '1.0.0-a' }, 'a test')
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

async function renderedFrom(from: LocalFolder, others: Partial<Deployment> = {}): Promise<{ html: string; debugHtml: string }> {
  const { page, debugPage } = await renderIndexHtml(from, readRegistry(from.place), { ...config, ...others })
  return { html: withIncludes(page), debugHtml: withIncludes(debugPage) }
}
const rendered = (others?: Partial<Deployment>) => renderedFrom(store, others)

it('index.html escapes values of the registry and the configuration', async () => {
  const { html } = await rendered()
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('\\u003c/script>')
  const named = await rendered({ productName: '学海 & </title><script>alert(2)</script>' })
  expect(named.html).toContain('<title>学海 &amp; &lt;/title>&lt;script>alert(2)&lt;/script></title>')
  expect(named.html).toContain('<meta name="description" content="学海 &amp; &lt;/title>&lt;script>alert(2)&lt;/script>，在线学习平台')
})

it('index.html detects that it is cut off: the script comes before all data, the marker after the last script', async () => {
  const { html } = await rendered()
  const at = html.indexOf(incompleteDocumentScript)
  expect(at).toBeGreaterThan(html.indexOf('Content-Security-Policy'))
  expect(at).toBeLessThan(html.indexOf('<style>'))
  expect(at).toBeLessThan(html.indexOf('application/json'))
  expect(html.slice(html.indexOf(endMarker))).not.toContain('<script')
})

it('index.html links the dark style sheet of a host that has one', async () => {
  expect((await rendered()).html).not.toContain(darkSheetName)
  const withDark = copyOf(store)
  const file = path.join(withDark.place, 'host/1.0.0-a', manifestName)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest
  writeFileSync(file, JSON.stringify({ ...manifest, files: { ...manifest.files, [darkSheetName]: manifest.files['favicon.svg'] } }))
  expect((await renderedFrom(withDark)).html).toContain(colorSchemeScript(`/host/1.0.0-a/${darkSheetName}`))
})

it('index.html allows its inline scripts and style by their hashes, and nothing else inline', async () => {
  const policy = policyIn((await rendered()).html)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toContain('unsafe')
})

it('index.html has the script that decides on canaries only while there is a canary', async () => {
  const area = copyOf(store)
  await published(area, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  await promoteAll(area, { player: '1.0.0-a' }, 'a test')
  expect((await renderedFrom(area)).html).not.toContain('choose()')
  await setCanary(area, { owner: 'player', release: '1.0.1-b', share: 5, base: '1.0.0-a', why: '' })
  const { html } = await renderedFrom(area)
  expect(html).toMatch(/<script>choose\(\)<\/script>\n<script>boot\(\)<\/script>/)
  expect(policyIn(html)).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' 'sha256-[^']+';/)
  rmSync(path.dirname(area.place), { recursive: true, force: true })
})

it('index.html contains the skeletons of live releases, each with its style, which needs no hash', async () => {
  const skeletons = { html: { plain: '<i class="video-1"></i>' }, css: '.video-1{top:0}' }
  const area = copyOf(store)
  await published(area, { owner: 'player', manifest: { skeletons } })
  await promoteAll(area, { player: '1.0.0-a' }, 'a test')
  const { html } = await renderedFrom(area)
  expect(html).toContain(`<template id="c_player-plain" data-css="${skeletons.css}">${skeletons.html.plain}</template>`)
  expect(policyIn(html)).toMatch(/style-src 'self' 'sha256-[^']+';/)
  rmSync(path.dirname(area.place), { recursive: true, force: true })
})

it('index.html allows releases of other origins only if the deployment lists them', async () => {
  const policyWith = async (overrides: string[]) => policyIn((await rendered({ overrides })).html)
  expect(await policyWith([])).not.toContain('http://')
  const policy = await policyWith(['http://localhost:3001'])
  for (const kind of ['script-src', 'style-src', 'img-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${kind} [^;]*http://localhost:3001[;$]`))
  }
  expect(policy).toMatch(/frame-src 'self';/)
  expect((await rendered({ overrides: ['"><script>'] })).html).not.toContain('"><script>')
})

it('index.html allows the other origins of the deployment, each for its purpose', async () => {
  const elsewhere = { site: 'https://www.example.com', apiBase: 'https://api.example.com/base', beacons: 'https://beacons.example.com/b', mediaOrigins: ['https://cdn.example.com'] }
  const { html } = await rendered({ ...elsewhere, app: { qrcode: 'https://files.example.com/qr.png', ios: 'https://apple.example.com/a', android: '' } })
  const policy = policyIn(html)
  expect(policy).toContain("; img-src 'self' data: https://files.example.com https://cdn.example.com;")
  expect(policy).toContain("; media-src 'self' blob: https://cdn.example.com;")
  expect(policy).toContain("; connect-src 'self' https://api.example.com https://beacons.example.com https://cdn.example.com;")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  // The app does not need these fields.
  expect(html).not.toContain('mediaOrigins')
  expect(html).not.toContain('www.example.com')
})

it('index.html allows the origins of the chat for requests only', async () => {
  const { html } = await rendered({ chatOrigins: ['wss://*.chat.example.com', 'wss://chat.example.com:8443', 'https://events.example.com'] })
  expect(policyIn(html)).toContain("; connect-src 'self' wss://*.chat.example.com wss://chat.example.com:8443 https://events.example.com;")
  expect(policyIn(html).match(/chat\.example/g)).toHaveLength(2)
  expect(html).not.toContain('chatOrigins')
})

it('index.html drops configured values that would end a directive of the policy', async () => {
  const { html } = await rendered({ overrides: ['x; script-src *', 'https://a;script-src'], mediaOrigins: ["'unsafe-inline'", '*'], chatOrigins: ['wss:', 'wss://a; script-src *'], apiBase: 'https://b;img-src' })
  expect(policyIn(html)).toBe(policyIn((await rendered()).html))
})

it('index.html has its policy before everything that the policy restricts', async () => {
  const { html } = await rendered({ mobileSite: 'https://m.example.com' })
  const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"')
  expect(policy).toBeGreaterThan(0)
  expect(html.search(/<(script|style|link|template)/)).toBeGreaterThan(policy)
})

it('index.html has a second page for debug hosts, whose policy additionally allows only the styles and font of the debug console', async () => {
  const { html, debugHtml } = await rendered()
  const [strict, debug] = [policyIn(html), policyIn(debugHtml)]
  // Browsers ignore 'unsafe-inline' beside a hash.
  expect(debug).toMatch(/style-src 'self' 'unsafe-inline'[^']*;/)
  expect(debug.match(/unsafe/g)).toHaveLength(1)
  const scripts = (policy: string) => policy.match(/script-src [^;]+/)?.[0]
  expect(scripts(debug)).toBe(scripts(strict))
  expect(debugHtml.replace(debug, strict)).toBe(html)
})

it('index.html allows the script and the frame of the configured WeChat widget', async () => {
  const wechat = { scriptUrl: 'https://res.wx.qq.com/connect/zh_CN/htmledition/js/wxLogin.js', appId: 'wx1' }
  const policy = policyIn((await rendered({ wechat })).html)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' https:\/\/res\.wx\.qq\.com;/)
  expect(policy).toContain("; frame-src 'self' https://open.weixin.qq.com;")
})

it('index.html redirects to the mobile site before anything else, if there is one', async () => {
  expect((await rendered()).html).not.toContain('leave()')
  const { html } = await rendered({ mobileSite: 'https://m.example.com' })
  expect(html.indexOf('<script>leave()')).toBeLessThan(html.indexOf('<style>'))
  expect(policyIn(html)).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+' 'sha256-[^']+';/)
})

it('index.html leaves starting the app to the boot script, so that the browser requests nothing before it', async () => {
  const { html } = await rendered()
  // Browsers request the web app manifest after the page has loaded.
  const [manifest = ''] = /<link rel="manifest"[^>]*>/.exec(html) ?? []
  // The QR code of the app is for unsupported browsers: others do not display it, and so do not request it.
  const [code = ''] = /<img [^>]*loading="lazy">/.exec(html) ?? []
  expect(html.replace(manifest, '').replace(code, '').replaceAll(/<template.*?<\/template>/gs, '')).not.toMatch(/<(script|link|img)[^>]*(src|href)="(?!data:)/)
})

it('index.html has the polyfills of the host before its other scripts, with their digest', async () => {
  const area = copyOf(store)
  await published(area, { owner: 'host', release: '1.0.1-b', files: { [polyfillsName]: 'add()' } })
  await promoteAll(area, { host: '1.0.1-b' }, 'a test')
  const { html } = await renderedFrom(area)
  expect(html).toMatch(/<template id="xhkt-scripts"><script crossorigin="anonymous" integrity="sha384-[^"]+" src="\/host\/1\.0\.1-b\/polyfills\.min\.js"><\/script><script [^>]*entry\.js">/)
  rmSync(path.dirname(area.place), { recursive: true, force: true })
})

it('index.html chooses the newer engine of a browser that has two, and has the message for others before the scripts of the app', async () => {
  const { html } = await rendered()
  for (const name of ['X-UA-Compatible', 'renderer', 'force-rendering']) expect(html.indexOf(`"${name}"`)).toBeLessThan(html.indexOf('<script'))
  // The message comes after the link to the content, which must stay the first stop of the Tab key.
  expect(html.indexOf(unsupportedMessage(config, (text) => text))).toBeGreaterThan(html.indexOf('<div id="root">'))
  expect(html.indexOf(unsupportedMessage(config, (text) => text))).toBeLessThan(html.indexOf('<template id="xhkt-scripts">'))
})
