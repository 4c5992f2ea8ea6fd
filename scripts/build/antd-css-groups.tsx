import type { ReactNode } from 'react'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { Button, Checkbox, ConfigProvider, Form, Input, Modal } from 'antd'
import { renderToString } from 'react-dom/server'
import { antdTheme } from '@xhkt/platform/antd/theme'

// The components of each facade of shared/platform/src/antd. A group leaves out the styles of earlier groups: core is always loaded first.
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
  // A closed dialog renders nothing, but registers its styles.
  overlay: <Modal>·</Modal>,
} satisfies Record<string, ReactNode>

// Keeps the page from scrolling behind a dialog, for which antd would use a style element. The space of the scroll bar stays, in the
// colour of the page under the mask.
const dialogRules =
  'html:has(.ant-modal-wrap:not([style*="display: none"]))' +
  '{overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--color-bg) 55%,#000)}' +
  // The theme has no token for the padding.
  '.ant-modal .ant-modal-container{padding:var(--space-6)}.ant-modal .ant-modal-header{margin-bottom:var(--space-4)}' +
  '.ant-modal .ant-modal-footer{margin-top:var(--space-6)}' +
  // antd measures the window with its scroll bar. In a narrow window a dialog would touch both edges.
  '.ant-modal-root .ant-modal{max-width:calc(100% - 2 * var(--space-4))}'

// Styles that the facades do not need. Remove a line when a facade needs its styles.
const unused = [
  // A reset of every link of the page.
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

/** Removes the rules that match `unused`, and media queries that become empty. */
function pruned(css: string): string {
  const rules = css.replace(/([^{}]+)(\{[^{}]*\})/g, (rule, selectors: string, body: string) => {
    if (selectors.startsWith('@') || /^\s*(from|to|[\d.]+%)/.test(selectors)) return rule
    // A comma within parentheses does not separate selectors.
    const kept = selectors.split(/,(?![^(]*\))/).filter((selector) => !unused.some((pattern) => pattern.test(selector.trim())))
    return kept.length > 0 ? `${kept.join(',')}${body}` : ''
  })
  return rules.replace(/@media[^{}]+\{\s*\}/g, '')
}

/** Removes variables of the theme that nothing uses, repeatedly, because variables use each other. */
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
    // The last rule lists the styles of the sheet for antd's runtime.
    return pruned(extractStyle(cache, { plain: true, once: true }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, ''))
  }
  const [core, form, overlay] = [sheet(groups.core), sheet(groups.form), sheet(groups.overlay)]
  return withoutUnused({ core, form, overlay: `${overlay}${dialogRules}` })
}
