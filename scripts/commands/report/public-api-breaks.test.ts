/** @jest-environment node */
import type { ApiExport } from './public-api.ts'
import { publicApiBreaks } from './public-api-breaks.ts'

const toast = '@xhkt/platform/toast'
const of = (...exports: [ApiExport['kind'], name: string, signature: string][]) => ({
  [toast]: exports.map(([kind, name, signature]) => ({ kind, name, signature })),
})

test.each<[what: string, before: [ApiExport['kind'], string], after: [ApiExport['kind'], string] | null, problems: string[]]>([
  ['is removed', ['const', '1'], null, ['toast is gone']],
  ['becomes a type', ['class', '{ code: number; }'], ['type', '{ code: number; }'], ['toast is gone']],
  ['loses a member', ['const', '{ info: () => void; "close all": () => void; }'], ['const', '{ info: () => void; }'], ['toast.close all is gone']],
  ['needs one more argument', ['function', '(text: string) => void'], ['const', '(text: string, ms: number) => void'], ['toast has 2 required parameters, not 1']],
  ['has a member that needs an argument', ['const', '{ info: (text?: string) => void; }'], ['const', '{ info: (text: string) => void; }'], ['toast.info has 1 required parameters, not 0']],
  ['is a function no more', ['function', '() => void'], ['const', '1'], ['toast is no function any more']],
  ['gets a member', ['const', '{ info: () => void; }'], ['const', '{ info: () => void; warn: () => void; }'], []],
  ['gets an optional argument', ['function', '(text: string) => void'], ['function', '(text: string, ms?: number, ...more: string[]) => void'], []],
])('an export that %s', (_, before, after, problems) => {
  const now = after ? of([after[0], 'toast', after[1]]) : of()
  expect(publicApiBreaks(of([before[0], 'toast', before[1]]), now, [toast])).toEqual(problems.map((problem) => `${toast}: ${problem}`))
})

test('neither a new export nor a removed type breaks the contract', () => {
  expect(publicApiBreaks(of(['type', 'Toast', '{ id: number; }']), of(['const', 'toast', '1']), [toast])).toEqual([])
})

test('an entry that is no share key may change, because areas link their own copy', () => {
  expect(publicApiBreaks(of(['const', 'toast', '1']), of(), [])).toEqual([])
})
