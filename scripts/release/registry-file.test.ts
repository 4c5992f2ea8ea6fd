/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from '@xhkt/shared/federation/registry'
import { promoteAll } from './promote.ts'
import { readRegistry } from './registry-file.ts'
import { renderIndex } from './render-index.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newPlace, published } from './testing/packed-release.ts'
import { sandboxConfig } from '../serve/runtime-config.ts'

let store: string
let registry: Registry

beforeEach(async () => {
  const folder = new LocalFolder(newPlace())
  store = folder.place
  await published(folder, { owner: 'host' }, { owner: 'catalog' })
  await promoteAll(folder, { host: '1.0.0-a', catalog: '1.0.0-a' }, 'a test')
  registry = readRegistry(store)
})
afterEach(() => rmSync(path.dirname(store), { recursive: true, force: true }))

test('a page gets what is live, and nothing of who changed it', () => {
  expect(Object.keys(registry).sort()).toEqual(['areas', 'host', 'seq'])
  expect(registry.areas.catalog?.release).toBe('1.0.0-a')
})

describe('renderIndex', () => {
  const config = { ...sandboxConfig(), captcha: { scriptUrl: '</script><script>alert(1)</script>', captchaId: '' } }

  it('cannot be broken out of by what it is given', () => {
    const { html } = renderIndex(store, registry, config)
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('\\u003c/script>')
  })

  it('allows the inline script and style by their hashes, and nothing inline beside', () => {
    const { headers } = renderIndex(store, registry, config)
    const policy = headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toContain('unsafe')
  })

  it('allows releases of other machines only where the deployment says so', () => {
    const policyWith = (overrides: string[]) => renderIndex(store, registry, { ...config, overrides }).headers['content-security-policy'] ?? ''
    expect(policyWith([])).not.toContain('http://')
    const policy = policyWith(['http://localhost:3001'])
    for (const kind of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]*http://localhost:3001[;$]`))
    }
    expect(policy).toMatch(/frame-src 'self';/)
  })

  it('tells no request the address of its page, in which a third party may have put a code', () => {
    const { headers } = renderIndex(store, registry, config)
    expect(headers['referrer-policy']).toBe('strict-origin')
  })

  it('section 9: allows the debug console its styles, and nothing more, by headers of its own', () => {
    const { headers, debugHeaders } = renderIndex(store, registry, config)
    const strict = headers['content-security-policy']
    const debug = debugHeaders['content-security-policy']
    // Beside a hash a browser passes over 'unsafe-inline'.
    expect(debug).toMatch(/style-src 'self' 'unsafe-inline'[^']*;/)
    expect(debug?.match(/unsafe/g)).toHaveLength(1)
    const scripts = (policy?: string) => policy?.match(/script-src [^;]+/)?.[0]
    expect(scripts(debug)).toBe(scripts(strict))
    expect({ ...debugHeaders, 'content-security-policy': strict }).toEqual(headers)
  })

  it('allows the script and the frame of the WeChat that it is configured with', () => {
    const wechat = { scriptUrl: 'https://res.wx.qq.com/connect/zh_CN/htmledition/js/wxLogin.js', appId: 'wx1' }
    const policy = renderIndex(store, registry, { ...config, wechat }).headers['content-security-policy']
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/res\.wx\.qq\.com;/)
    expect(policy).toContain("; frame-src 'self' https://open.weixin.qq.com;")
  })

  it('section 1: sends to the mobile site before all else, where there is one', () => {
    expect(renderIndex(store, registry, config).html).not.toContain('leave()')
    const { html, headers } = renderIndex(store, registry, { ...config, mobileSite: 'https://m.example.com' })
    expect(html.indexOf('<script>leave()')).toBeLessThan(html.indexOf('<style>'))
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  })

  it('leaves it to the boot script to start the app, so that the browser asks for nothing ahead of it', () => {
    const { html } = renderIndex(store, registry, config)
    expect(html.replaceAll(/<template.*?<\/template>/gs, '')).not.toMatch(/<(script|link|img)[^>]*(src|href)="(?!data:)/)
  })
})
