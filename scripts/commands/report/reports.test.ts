/** @jest-environment node */
import { areas } from '@xhkt/contract/federation/areas'
import { breaksOf, command, type Report, reports } from './reports.ts'

let all: Report[] = []
// The long timeout is for the checker, which reads all types of antd and React.
beforeAll(async () => (all = await reports()), 90_000)

test('the reports are those of the API and of each package that areas import, the tables of the documentation, and what each area has', () => {
  const ofAreas = areas.flatMap((area) => [`.github/workflows/${area}.yml`, `remote-${area}/README.md`, `scripts/checks/damaged-answers/${area}.test.ts`])
  const others = all.map(({ file }) => file).filter((file) => !ofAreas.includes(file))
  expect(all).toHaveLength(others.length + ofAreas.length)
  expect(others.sort()).toEqual([
    '.github/CODEOWNERS',
    '.github/workflows/end-preview.yml',
    '.github/workflows/rollback.yml',
    'README.md',
    'docs/product/calls.md',
    'docs/product/routes.md',
    'host/README.md',
    'scripts/monolith/linked-areas.ts',
    'shared/contract/report/calls-of-pages.md',
    'shared/contract/report/codes.md',
    'shared/contract/report/openapi.json',
    'shared/contract/report/public-api.md',
    'shared/kit/report/public-api.md',
    'shared/platform/report/public-api.md',
  ])
})

test(`the sources break nothing that the committed reports promise, or raise the contract major`, () => {
  expect(all.flatMap(({ breaks }) => breaks)).toEqual([])
})

test(`the committed reports equal those of the sources; \`${command}\` writes them`, () => {
  expect(all.filter(({ text, committed }) => text !== committed).map(({ file }) => file)).toEqual([])
})

test.each([
  ['contract/report/openapi.json', '"/v1/home": {', '"/v1/start": {', 'GET /v1/home is gone'],
  ['kit/report/public-api.md', '- const PlainSkeleton: ', '- const AnySkeleton: ', '@xhkt/kit/provided: PlainSkeleton is gone'],
  ['platform/report/public-api.md', '- const toast: ', '- const notice: ', '@xhkt/platform/toast: toast is gone'],
])('%s: a change that breaks an older area is reported, and allowed by a new major', (name, before, after, problem) => {
  const text = all.find(({ file }) => file.endsWith(name))?.text ?? ''
  const changed = text.replace(before, after)
  expect(breaksOf(name, text, changed)).toEqual([problem])
  const raised = changed.replace(/"version": "\d+"|Contract major \d+/, (found) => found.replace(/\d+/, '99'))
  expect(breaksOf(name, text, raised)).toEqual([])
})

test('no report names a path of the machine', () => {
  for (const { file, text } of all) expect({ file, path: /import\("[^"]*"\)|node_modules/.exec(text)?.[0] }).toEqual({ file, path: undefined })
})
