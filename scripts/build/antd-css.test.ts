/** @jest-environment node */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { darkTokens } from '@xhkt/contract/dark-tokens'
import { writeAntdCss } from './antd-css.ts'

let dir = ''
// Loading all of antd is slow on a busy machine.
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'antd-css-'))
  await writeAntdCss(dir)
}, 60_000)
afterAll(() => rm(dir, { recursive: true }))

const read = (name: string) => readFile(path.join(dir, `${name}.css`), 'utf8')

test('each group has its own small style sheet, with text in rem', async () => {
  const [core, form, overlay] = await Promise.all(['core', 'form', 'overlay'].map(read))
  for (const sheet of [core, form, overlay]) expect(Buffer.byteLength(sheet ?? '')).toBeLessThan(35_000)
  expect(core).toContain('.ant-btn')
  // The blue of the tokens, not that of antd.
  expect(core).toContain('--ant-color-primary:#155eea')
  expect(form).toContain('.ant-form-item')
  expect(form).toContain('.ant-checkbox')
  expect(overlay).toContain('.ant-modal')
  expect(core).toContain('--ant-font-size:1rem')
  expect([core, form, overlay].join('')).not.toMatch(/font-size[\w-]*:[\d.]+px/)
  expect(`${form}${overlay}`).not.toMatch(/\}\.ant-btn\{/)
})

test('the dark sheet has the tokens and the changed variables alone, and its rules win over those of the other sheets', async () => {
  const [core, dark] = await Promise.all(['core', 'dark'].map(read))
  expect(dark).toContain('html:root{color-scheme:dark;--color-primary:')
  expect(dark).toContain(`--ant-color-primary:${darkTokens.color.primaryText}`)
  expect(dark).toMatch(/html \.xhkt-antd ?\{[^}]*--ant-color-text:/)
  expect(core).toContain('--ant-font-size')
  expect(dark).not.toContain('--ant-font-size')
  expect(dark?.replaceAll(/[{;](--[\w-]+|color-scheme):/g, '')).not.toMatch(/[{;][\w-]+:/)
  expect(Buffer.byteLength(dark ?? '')).toBeLessThan(8_000)
})

test('every variable in use is defined, and no rule applies to elements outside antd', async () => {
  const css = (await Promise.all(['core', 'form', 'overlay'].map(read))).join('\n')
  const used = new Set([...css.matchAll(/var\((--ant-[\w-]+)\)/g)].map(([, name]) => name))
  const set = new Set([...css.matchAll(/(--ant-[\w-]+):/g)].map(([, name]) => name))
  // A dialog sets its width variables itself.
  const missing = [...used].filter((name) => !set.has(name ?? '') && !/^--ant-modal-\w+-width$/.test(name ?? ''))
  expect(missing).toEqual([])
  expect(css).not.toMatch(/(^|[},])\s*a[:[{]/)
})

test('writeAntdCss keeps an up-to-date sheet and rewrites a broken one', async () => {
  const before = await stat(path.join(dir, 'core.css'))
  await writeAntdCss(dir)
  expect((await stat(path.join(dir, 'core.css'))).mtimeMs).toBe(before.mtimeMs)
  await writeFile(path.join(dir, 'form.css'), 'broken')
  await writeAntdCss(dir)
  expect(await read('form')).toContain('.ant-form-item')
})
