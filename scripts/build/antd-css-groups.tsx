import type { ReactNode } from 'react'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { type Declaration, parse, type Root } from 'postcss'
import { Button, Checkbox, ConfigProvider, Form, Input, Modal } from 'antd'
import { renderToString } from 'react-dom/server'
import { inRem } from '@xhkt/contract/tokens'
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

// Styles that the facades do not need. Remove a line when a facade needs its styles.
const unused = [
  // A rule for antd's runtime.
  /^\.data-ant-cssinjs-cache-path/,
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

/** Removes the selectors that match `unused`, and rules and media queries that become empty. */
function removeUnused(sheet: Root): void {
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !unused.some((pattern) => pattern.test(selector)))
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  sheet.walkAtRules('media', (query) => {
    if (query.nodes?.length === 0) query.remove()
  })
}

/** Sizes of text and controls in rem, as those of our tokens: antd has them in px. */
function sizesInRem(sheet: Root): void {
  sheet.walkDecls(/font-size|height/, (declaration) => {
    declaration.value = declaration.value.replace(/(?<![\w.])(\d+(?:\.\d+)?)px/g, (text, px: string) => (Number(px) < 12 ? text : inRem(Number(px))))
  })
}

/** Removes variables of the theme that nothing uses, repeatedly, because variables use each other. */
function removeUnusedVariables(sheets: Root[]): void {
  const used = new Set<string>()
  for (const sheet of sheets) sheet.walkDecls(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].forEach(([, name = '']) => used.add(name)))
  const unusedOnes: Declaration[] = []
  for (const sheet of sheets) {
    sheet.walkDecls(/^--ant-/, (declaration) => {
      if (!used.has(declaration.prop)) unusedOnes.push(declaration)
    })
  }
  for (const declaration of unusedOnes) declaration.remove()
  if (unusedOnes.length > 0) removeUnusedVariables(sheets)
}

/** The text of each group's style sheet. */
export function renderGroups(): Record<keyof typeof groups, string> {
  const cache = createCache()
  const sheetOf = (group: ReactNode): Root => {
    renderToString(
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...antdTheme, zeroRuntime: false }}>{group}</ConfigProvider>
      </StyleProvider>,
    )
    const sheet = parse(extractStyle(cache, { plain: true, once: true }))
    removeUnused(sheet)
    sizesInRem(sheet)
    return sheet
  }
  const [core, form, overlay] = [sheetOf(groups.core), sheetOf(groups.form), sheetOf(groups.overlay)]
  removeUnusedVariables([core, form, overlay])
  return { core: core.toString(), form: form.toString(), overlay: overlay.toString() }
}
