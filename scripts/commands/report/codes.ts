import { refusalTexts } from './openapi/refusal-texts.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The text of `shared/contract/report/codes.md`, the table of codes for a back end. */
export function codesText(): string {
  const rows = refusalTexts().map(({ code, name, when, messages, page }) => `| ${code} | ${name} | ${[when, messages.join('; '), page].map(cell).join(' | ')} |`)
  const head = [
    '# Codes',
    'Written by `npm run report:contract` from `shared/contract/src/refusals.ts`; not to be edited. Each server writes its own messages; the table shows those of the sandbox.',
    'A page depends on a code only where the last column says more than the toast. A code that is not in the table shows its message as a toast too.',
  ]
  return `${[...head, ['| code | name | when | message | the page |', '|---|---|---|---|---|', ...rows].join('\n')].join('\n\n')}\n`
}
