/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { sourceFiles } from '../lib/source-files.ts'

/** Paths and texts of the sources that run in a browser. */
const sources = sourceFiles('.ts', '.tsx')
  .filter((path) => /^(host|remote-\w+|shared\/(platform|kit))\/src\//.test(path) && !/\.test\.|\/testing\/|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }))

const using = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** Ways to show something over a page. Only the listed files may use each: they close it with the session, or show no learner's data. */
const ways: [what: string, pattern: RegExp, only: string[]][] = [
  ['a portal: antd\'s Modal makes its own', /createPortal|from '(antd|rc-|@rc-component)/, [
    'shared/platform/src/antd/*',
    'host/src/shell/connection/slow-reads.tsx',
    'host/src/shell/connection/connection-notices.tsx',
  ]],
  ['a dialog of the browser: a question of `confirm` is cancelled', /(?<![\w.])(window\.|globalThis\.)?(alert|prompt)\(|window\.confirm\(/, [
    'host/src/shell/layout/browser-confirm.tsx',
  ]],
  ['a popover', /\bpopover(=|:)|showPopover|\.togglePopover/, []],
  ['a window of the page over all others', /documentPictureInPicture/, []],
  ['a notification', /new Notification\(/, ['host/src/shell/reminders/show-reminder.ts']],
  ['the open questions and toasts', /useQuestions\b|useToasts\b/, [
    'shared/platform/src/confirm/confirm.ts',
    'shared/platform/src/toast/toast.ts',
    'host/src/session/close-opened.ts',
    'host/src/shell/layout/toast-outlet.tsx',
  ]],
]

const isOf = (path: string, only: string[]): boolean => only.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each))

test.each(ways)('only the allowed files open %s', (_, pattern, only) => {
  expect(using(pattern).filter((path) => !isOf(path, only))).toEqual([])
})
