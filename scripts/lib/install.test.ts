/** @jest-environment node */
import { dependenciesIn, installComplaint } from './install.mjs'

const text = (part: object): string => JSON.stringify({ name: 'a', version: '1.0.0', dependencies: { b: '1.0.0' }, ...part })

test('a new version or script needs no install, a new dependency does', () => {
  const before = dependenciesIn(text({}))
  expect(dependenciesIn(text({ version: '1.0.1', scripts: { start: 'x' } }))).toBe(before)
  expect(dependenciesIn(text({ dependencies: { b: '1.0.1' } }))).not.toBe(before)
  expect(dependenciesIn(text({ devDependencies: { c: '1.0.0' } }))).not.toBe(before)
})

test('an outdated lockfile has a message of its own; the message of any other failure asks about the network', () => {
  expect(installComplaint('ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 'exit code 1').message).toMatch(/^pnpm-lock\.yaml does not fit a package\.json\. Run npx pnpm@/)
  expect(installComplaint('ENOTFOUND', 'exit code 1').message).toMatch(/exit code 1.*network/)
})
