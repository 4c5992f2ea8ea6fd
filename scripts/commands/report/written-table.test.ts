/** @jest-environment node */
import { withTable } from './written-table.ts'

const page = ['# Page', '', '## Calls', '', 'A table:', '', '| call | note |', '|---|---|', '| `a` | by hand |', '| `b` | |', '', 'After it.', ''].join('\n')

test('the table under a heading is replaced by one made from its rows; the text around the table stays', async () => {
  const written = await withTable(page, 'Calls', ['call', 'session', 'note'], (rows) => rows.map(([call = '', note = '']) => [call, 'none', note]))
  expect(written).toBe(
    page.replace('| call | note |\n|---|---|\n| `a` | by hand |\n| `b` | |', '| call | session | note |\n|---|---|---|\n| `a` | none | by hand |\n| `b` | none | |'),
  )
  expect(await withTable(page, 'Calls', ['call', 'note'], (rows) => rows)).toBe(page)
})

test.each(['Routes', 'Page'])('a page without a table under "%s" is refused', async (heading) => {
  await expect(withTable(page, heading, ['call'], () => [])).rejects.toThrow(`there is no table under "## ${heading}"`)
})
