import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Ibm from 'accessibility-checker-engine'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, type Page, test } from '@playwright/test'

/** Milliseconds that both take on a busy machine: a test that looks at many pages would run out of its own time. */
const timeOfALook = 10_000

const ibmSource = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

/** What html-validate reports beyond the standard, and is right in our pages. */
const rules: ConfigData['rules'] = {
  // Lists and groups have names of their own, which screen readers say.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Our progress bars have a look that `progress` cannot have in every browser, and a disabled link has no address.
  'prefer-native-element': 'off',
  // A button in a form submits it, as the standard says.
  'no-implicit-button-type': 'off',
  // A trial plays because its button was pressed.
  'no-autoplay': 'off',
  // The form of the avatar is sent when its file is chosen.
  'wcag/h32': 'off',
}

/** What IBM's checker reports, and is right in our pages. */
const allowedByIbm: ReadonlySet<string> = new Set([
  // A closed combobox names a list that is not there yet: ARIA asks for the attribute.
  'aria_id_unique',
  // This rule takes a label that only screen readers read for hidden.
  'label_content_exists',
])

// The browser writes the page: its content can be wrong, the style of its source cannot.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'], rules })

/** What libraries and vendors write into our pages. */
const writtenByOthers: readonly RegExp[] = [
  // antd names the icon of its close button.
  /^aria-label-misuse.*> button > span\)$/,
  // WeChat's login has attributes of its time on its frame.
  /^no-deprecated-attr.*> iframe\)$/,
]

async function htmlErrors(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))
  return found.filter((text) => !writtenByOthers.some((pattern) => pattern.test(text)))
}

async function ibmErrors(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ibmSource)
  const found = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: typeof Ibm }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => `${level} ${outcome}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, text: `${ruleId}: ${message} (${snippet.slice(0, 200)})` }))
  })
  return found.filter(({ ruleId }) => !allowedByIbm.has(ruleId)).map(({ text }) => text)
}

/** Expects valid HTML, and no violation by IBM's checker, in the current state of the page. Gives the test the time that this takes. */
export async function otherCheckers(page: Page): Promise<void> {
  // The demo shows each component many times, with the same names and in states that no page has.
  if (new URL(page.url()).pathname === '/xhkt/demo') return
  const info = test.info()
  info.setTimeout(info.timeout + timeOfALook)
  expect(await htmlErrors(page), 'html-validate').toEqual([])
  expect(await ibmErrors(page), 'the checker of IBM').toEqual([])
}
