/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { owners } from '@xhkt/contract/federation/areas'
import { root } from '../lib/paths.mjs'
import { readWorkflow, workflowFiles } from './testing/workflow.ts'

/** Matches a file as GitHub does, for the patterns of the workflows: a path, `folder/**`, `*.ending` and `*` for files of the root. */
function fits(pattern: string, file: string): boolean {
  if (pattern.endsWith('/**')) return file.startsWith(pattern.slice(0, -2))
  if (pattern.startsWith('*')) return !file.includes('/') && file.endsWith(pattern.slice(1))
  return file === pattern
}

function passes(patterns: string[], file: string): boolean {
  const isNot = (pattern: string): boolean => pattern.startsWith('!')
  const last = patterns.findLast((pattern) => fits(isNot(pattern) ? pattern.slice(1) : pattern, file))
  return last !== undefined && !isNot(last)
}

const files = workflowFiles().filter((file) => readWorkflow(file).on.push)

const started = (...changed: string[]): string[] =>
  files.filter((file) => changed.some((name) => passes(readWorkflow(file).on.push?.paths ?? [], name))).map((file) => file.replace('.yml', ''))

const areas = [...owners].sort()
const all = [...owners, 'everything'].sort()

describe('path filters', () => {
  it.each([
    ['one area', ['remote-catalog/src/routes.ts'], ['catalog']],
    ['browser tests of one area', ['remote-player/e2e/lesson.spec.ts'], ['player']],
    ['two areas', ['remote-checkout/src/entry.tsx', 'remote-personal/package.json'], ['checkout', 'personal']],
    ['the host', ['host/src/boot.ts'], ['host']],
    ['shared', ['shared/contract/src/course.ts'], all],
    ['the lockfile', ['pnpm-lock.yaml'], all],
    ['the build', ['scripts/build/base-config.ts'], all],
    ['the browser tests', ['scripts/e2e/fixtures.ts'], all],
    ['settings of the tools', ['tsconfig.json', 'jest.config.mjs'], all],
    ['the deploy workflow', ['.github/workflows/deploy.yml'], all],
    ['one area’s pipeline', ['.github/workflows/personal.yml'], ['everything', 'personal']],
    ['the benchmark', ['scripts/commands/bench/main.ts', 'scripts/monolith/build.ts'], ['everything']],
    ['the sandbox', ['sandbox/src/app.ts'], ['everything']],
    ['the nginx configuration', ['deploy/nginx/site.conf'], ['everything']],
    ['documents', ['docs/runbook.md', 'README.md'], ['everything']],
  ])('a change of %s starts the workflows that it may break', (_, changed, workflows) => expect(started(...changed)).toEqual(workflows))

  it('start a pipeline for every folder', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    const folders = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))))
    expect([...folders].filter((folder) => started(`${folder}/any`).length === 0)).toEqual([])
    expect(folders.size).toBeGreaterThan(8)
  })

  it.each(files)('%s has the same filter for a pull request', (file) => {
    const { push, pull_request: pull } = readWorkflow(file).on
    expect(pull?.paths).toEqual(push?.paths)
  })

  it.each(files)('%s uses only patterns that this test understands', (file) => {
    const paths = readWorkflow(file).on.push?.paths ?? []
    expect(paths.filter((pattern) => !/^(!?[\w.-]+(\/[\w.-]+)*(\/\*\*)?|\*(\.\w+)?)$/.test(pattern))).toEqual([])
  })

  it('start the pipeline of every area for a change of a source that all releases contain', () => expect(started('scripts/release/pack/pack.ts')).toEqual(expect.arrayContaining(areas)))
})
