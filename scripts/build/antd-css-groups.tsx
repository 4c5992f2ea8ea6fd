import type { ReactNode } from 'react'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { Button, Checkbox, ConfigProvider, Form, Input, Modal } from 'antd'
import { renderToString } from 'react-dom/server'
import { antdTheme } from '@xhkt/platform/antd/theme'

// What each facade of shared/platform/src/antd offers. A later group leaves out what an earlier one has: core always comes first.
const groups = {
  core: <Button type="primary">·</Button>,
  form: (
    <Form>
      <Form.Item label="·" name="a" help="·" validateStatus="error">
        <Input prefix="·" suffix="·" />
      </Form.Item>
      <Checkbox>·</Checkbox>
    </Form>
  ),
  // A dialog that is closed draws nothing, yet it registers its styles.
  overlay: <Modal>·</Modal>,
} satisfies Record<string, ReactNode>

// The page must not scroll behind a dialog; antd would say so in a style element. The scroll bar's place is kept, in the
// colour that the page has under the mask.
const dialogRules =
  'html:has(.ant-modal-wrap:not([style*="display: none"]))' +
  '{overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--color-bg) 55%,#000)}' +
  // The theme has no token for the space within.
  '.ant-modal .ant-modal-container{padding:var(--space-6)}.ant-modal .ant-modal-header{margin-bottom:var(--space-4)}' +
  '.ant-modal .ant-modal-footer{margin-top:var(--space-6)}'

// What the facades never show. Whoever makes a facade show one of these takes its line out.
const unused = [
  // A reset of every link of the page, antd's or not.
  /^a([:[]|$)/,
  /^\.ant-col-/,
  /\.ant-input-(group|search|otp|textarea|underlined|filled|borderless)/,
  /\.ant-btn-(group|compact|background-ghost|dashed|round|circle)/,
  /\.ant-btn-variant-(dashed|filled)/,
  /\.ant-btn-color-(?!primary|default|dangerous)/,
  /-rtl|-compact-/,
  /\.ant-wave/,
  /\.ant-modal-(pure-panel|confirm)/,
]

/** Rules of `unused` go, and whatever is empty without them. */
function pruned(css: string): string {
  const rules = css.replace(/([^{}]+)(\{[^{}]*\})/g, (rule, selectors: string, body: string) => {
    if (selectors.startsWith('@') || /^\s*(from|to|[\d.]+%)/.test(selectors)) return rule
    // A comma within brackets parts no selectors.
    const kept = selectors.split(/,(?![^(]*\))/).filter((selector) => !unused.some((pattern) => pattern.test(selector.trim())))
    return kept.length > 0 ? `${kept.join(',')}${body}` : ''
  })
  return rules.replace(/@media[^{}]+\{\s*\}/g, '')
}

/** Variables of the theme that no rule uses are left out, over and over, until all that is left is used. */
function withoutUnused(sheets: Record<keyof typeof groups, string>): Record<keyof typeof groups, string> {
  const used = new Set(Object.values(sheets).join('\n').match(/var\(--[\w-]+/g)?.map((use) => use.slice(4)))
  const drop = (css: string) => css.replace(/(--ant-[\w-]+):[^;{}]*;/g, (rule, name: string) => (used.has(name) ? rule : ''))
  const next = { core: drop(sheets.core), form: drop(sheets.form), overlay: drop(sheets.overlay) }
  return Object.values(next).join('').length === Object.values(sheets).join('').length ? next : withoutUnused(next)
}

/** The text of each group's style sheet. */
export function renderGroups(): Record<keyof typeof groups, string> {
  const cache = createCache()
  const sheet = (group: ReactNode): string => {
    renderToString(
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...antdTheme, zeroRuntime: false }}>{group}</ConfigProvider>
      </StyleProvider>,
    )
    // The closing rule is a list of what the sheet holds, for antd's run-time styles.
    return pruned(extractStyle(cache, { plain: true, once: true }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, ''))
  }
  const [core, form, overlay] = [sheet(groups.core), sheet(groups.form), sheet(groups.overlay)]
  return withoutUnused({ core, form, overlay: `${overlay}${dialogRules}` })
}
