/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Owner } from '@xhkt/shared/federation/areas'
import type { ReleaseManifest } from './manifest.ts'
import { promote, readRegistry } from './registry-file.ts'
import { renderIndex } from './render-index.ts'
import { sandboxConfig } from '../serve/runtime-config.ts'

let store: string

function packed(owner: Owner, release: string, routes: string[]): void {
  const dir = path.join(store, owner, release)
  mkdirSync(dir, { recursive: true })
  const manifest: ReleaseManifest = {
    owner,
    release,
    container: `c_${owner}`,
    needs: { contract: 1 },
    entry: ['entry.js'],
    routes: routes.map((route) => ({ path: route, page: 'page', title: '页', access: 'public', skeleton: 'plain' })),
    assets: { page: { js: ['page.js'], css: [] } },
    files: { 'entry.js': { size: 1, brotli: 1, sha384: 'sha384-e' }, 'shell.json': { size: 1, brotli: 1, sha384: 'sha384-s' } },
  }
  writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest))
  const shell = { layout: '<main id="main"></main>', skeletons: { plain: '<i></i>' }, boot: 'boot()', mobile: 'leave()', css: 'a{}' }
  writeFileSync(path.join(dir, 'shell.json'), JSON.stringify(shell))
  writeFileSync(path.join(dir, 'favicon.svg'), '<svg/>')
}

const first: Record<Owner, string> = { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a', checkout: '1.0.0-a', personal: '1.0.0-a' }

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'store-'))
  for (const owner of Object.keys(first) as Owner[]) packed(owner, '1.0.0-a', [`/${owner}`])
})
afterEach(() => rmSync(store, { recursive: true, force: true }))

describe('promote', () => {
  it('makes releases live, with the digests of what may be loaded and nothing else', async () => {
    const registry = await promote(store, first)
    expect(registry.seq).toBe(1)
    expect(registry.areas.catalog).toMatchObject({ entry: '/catalog/1.0.0-a/entry.js', previous: null })
    expect(registry.areas.catalog?.integrity).toEqual({ '/catalog/1.0.0-a/entry.js': 'sha384-e' })
    expect(readRegistry(store)).toEqual(registry)
  })

  it('changes nothing where nothing has changed', async () => {
    await promote(store, first)
    expect((await promote(store, first)).seq).toBe(1)
  })

  it('remembers the release before', async () => {
    await promote(store, first)
    packed('player', '1.0.1-b', ['/player'])
    const registry = await promote(store, { ...first, player: '1.0.1-b' })
    expect(registry.seq).toBe(2)
    expect(registry.areas.player).toMatchObject({ release: '1.0.1-b', previous: '1.0.0-a' })
    expect(registry.areas.catalog?.previous).toBeNull()
  })

  it('refuses two areas that claim one path, and leaves the pointer', async () => {
    await promote(store, first)
    packed('player', '1.0.1-b', ['/catalog'])
    await expect(promote(store, { ...first, player: '1.0.1-b' })).rejects.toThrow('player and catalog both claim the path /catalog')
    expect(readRegistry(store).seq).toBe(1)
  })
})

describe('renderIndex', () => {
  const config = { ...sandboxConfig(), captcha: { scriptUrl: '</script><script>alert(1)</script>', captchaId: '' } }

  it('cannot be broken out of by what it is given', async () => {
    const { html } = renderIndex(store, await promote(store, first), config)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('\\u003c/script>')
  })

  it('allows the inline script and style by their hashes, and nothing inline beside', async () => {
    const { headers } = renderIndex(store, await promote(store, first), config)
    const policy = headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toContain('unsafe')
  })

  it('tells no request the address of its page, in which a third party may have put a code', async () => {
    const { headers } = renderIndex(store, await promote(store, first), config)
    expect(headers['referrer-policy']).toBe('strict-origin')
  })

  it('section 9: allows the debug console its styles, and nothing more, by headers of its own', async () => {
    const { headers, debugHeaders } = renderIndex(store, await promote(store, first), config)
    const strict = headers['content-security-policy']
    const debug = debugHeaders['content-security-policy']
    // Beside a hash a browser passes over 'unsafe-inline'.
    expect(debug).toMatch(/style-src 'self' 'unsafe-inline'[^']*;/)
    expect(debug?.match(/unsafe/g)).toHaveLength(1)
    const scripts = (policy?: string) => policy?.match(/script-src [^;]+/)?.[0]
    expect(scripts(debug)).toBe(scripts(strict))
    expect({ ...debugHeaders, 'content-security-policy': strict }).toEqual(headers)
  })

  it('allows the script and the frame of the WeChat that it is configured with', async () => {
    const wechat = { scriptUrl: 'https://res.wx.qq.com/connect/zh_CN/htmledition/js/wxLogin.js', appId: 'wx1' }
    const policy = renderIndex(store, await promote(store, first), { ...config, wechat }).headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/res\.wx\.qq\.com;/)
    expect(policy).toContain("; frame-src 'self' https://open.weixin.qq.com;")
  })

  it('section 1: sends to the mobile site before all else, where there is one', async () => {
    const registry = await promote(store, first)
    expect(renderIndex(store, registry, config).html).not.toContain('leave()')
    const { html, headers } = renderIndex(store, registry, { ...config, mobileSite: 'https://m.example.com' })
    expect(html.indexOf('<script>leave()')).toBeLessThan(html.indexOf('<style>'))
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  })

  it('leaves it to the boot script to start the app, so that the browser asks for nothing ahead of it', async () => {
    const { html } = renderIndex(store, await promote(store, first), config)
    expect(html.replaceAll(/<template.*?<\/template>/gs, '')).not.toMatch(/<(script|link|img)[^>]*(src|href)="(?!data:)/)
  })
})
