import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { inputsOf } from '../../build/input-hash.ts'
import { expect, test as base } from '../../e2e/own-store.ts'
import { CopyOfTree } from '../copy-of-tree.ts'
import { everyCase } from '../../lib/every-case.ts'
import { follow } from '../guide.ts'

/** `test` with a copy of the tree that has a fifth area, made as the guide says. */
const test = base.extend<{ copy: CopyOfTree }>({
  copy: async ({}, use) => {
    const copy = new CopyOfTree()
    follow('add-an-area.md', copy)
    copy.linkPackages('remote-forum')
    await use(copy)
    copy.discard()
  },
})
test.setTimeout(180_000)

const owner = 'forum' as Owner
const why = 'a test'
/** Checks of what has a line for each area. */
const checks = ['scripts/pipelines/code-owners', 'scripts/checks/routes', 'scripts/checks/readmes']

test('a new area goes live and back again, without a release of the host or a restart of the server', async ({ copy, page, store: { folder, releases } }) => {
  const ran = async (program: string, ...args: string[]): Promise<string> => {
    const { code, output } = await copy.start(program, ...args)
    expect(code, output).toBe(0)
    return output
  }
  const command = (name: string): Promise<string> => ran('npm', 'run', 'release', '--', name, owner, '--store', folder.place)
  await ran('npm', 'run', 'report:contract', ...(everyCase ? [] : ['--', 'contract']))
  expect(inputsOf('host', copy.folder).release).toBe(releases.host)
  await Promise.all([command('pack'), ran('npx', 'jest', 'remote-forum', ...checks)])
  const [, first = ''] = /forum (\d\S+)/.exec(await command('publish')) ?? []

  // The modules of the copy, whose list of areas has the new one. No skew check: its own tests show it.
  const load = <Module>(name: string) => import(path.join(copy.folder, 'scripts/release', name)) as Promise<Module>
  const { promote } = await load<typeof import('@xhkt/release/promote')>('promote.ts')
  const { rollback } = await load<typeof import('@xhkt/release/rollback')>('rollback.ts')
  const { passSkew } = await load<typeof import('@xhkt/release/testing/pass-skew')>('testing/pass-skew.ts')
  const { publishVariant } = await load<typeof import('@xhkt/release/testing/variant')>('testing/variant.ts')

  // The running sandbox does not have the new call.
  const data = { list: [], total: 0, page: 1, page_size: 20 }
  await page.route('**/v1/forum/list', (route) => route.fulfill({ json: { code: 200001, message: '', data } }))

  await passSkew(folder, { owner, release: first })
  await promote(folder, { owner, release: first, why, base: null })
  await page.goto('/forum')
  await expect(page).toHaveTitle(/讨论区/)
  await expect(page.getByRole('paragraph').filter({ hasText: '还没有讨论区' })).toBeVisible()

  const second = '9.0.0-variant'
  await publishVariant(folder, { owner, from: first, release: second, edit: (_, text) => text.replaceAll('还没有讨论区', '讨论区即将开放') })
  await passSkew(folder, { owner, release: second })
  await promote(folder, { owner, release: second, why, base: first })
  await page.reload()
  await expect(page.getByRole('paragraph').filter({ hasText: '讨论区即将开放' })).toBeVisible()

  await rollback(folder, { owner, why })
  await page.reload()
  await expect(page.getByRole('paragraph').filter({ hasText: '还没有讨论区' })).toBeVisible()
})
