import type { ReactNode } from 'react'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { type Declaration, parse, Root, type Rule } from 'postcss'
import { Button, Checkbox, ConfigProvider, Form, Input, Modal, theme, type ThemeConfig } from 'antd'
import { renderToString } from 'react-dom/server'
import { darkTokens } from '@xhkt/contract/dark-tokens'
import { inRem } from '@xhkt/contract/tokens'
import { antdTheme, antdThemeOf } from '@xhkt/platform/antd/theme'

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

type Group = keyof typeof groups

/** Each group's style sheet by a theme. */
function sheetsOf(theming: ThemeConfig): Record<Group, Root> {
  const cache = createCache()
  const sheetOf = (group: Group): Root => {
    renderToString(
      <StyleProvider cache={cache}>
        <ConfigProvider theme={{ ...theming, zeroRuntime: false }}>{groups[group]}</ConfigProvider>
      </StyleProvider>,
    )
    const sheet = parse(extractStyle(cache, { plain: true, once: true }))
    removeUnused(sheet)
    sizesInRem(sheet)
    return sheet
  }
  // The order matters: a group leaves out the styles of the groups before it.
  const sheets = { core: sheetOf('core'), form: sheetOf('form'), overlay: sheetOf('overlay') }
  removeUnusedVariables(Object.values(sheets))
  return sheets
}

/** The rules of the dark sheets that set a variable to another value than the light sheets. They win over those, whichever come first. */
function darkVariables(light: Root[], dark: Root[]): Root {
  const keyOf = ({ prop, value, parent }: Declaration): string => `${(parent as Rule).selector} ${prop}: ${value}`
  const known = new Set<string>()
  for (const sheet of light) sheet.walkDecls(/^--ant-/, (declaration) => void known.add(keyOf(declaration)))
  const changed = new Root()
  for (const sheet of dark) {
    sheet.walkRules((rule) => {
      const nodes = rule.nodes.filter((node) => node.type === 'decl' && node.prop.startsWith('--ant-') && !known.has(keyOf(node)))
      if (nodes.length > 0) changed.append({ selectors: rule.selectors.map((selector) => `html ${selector}`), nodes })
    })
  }
  return changed
}

/** antd's dark algorithm, but with the colours of the tokens as they are. By itself it dims them, as those of a light theme. */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed, derived) => {
  const { colorPrimary, colorLink, colorError, colorSuccess, colorWarning } = seed
  return { ...theme.darkAlgorithm(seed, derived), colorPrimary, colorLink, colorError, colorSuccess, colorWarning }
}

/** The text of each group's style sheet, and of one for the dark scheme, which sets the variables of all groups. */
export function renderGroups(): Record<Group | 'dark', string> {
  const { core, form, overlay } = sheetsOf(antdTheme)
  const inDark = sheetsOf({ ...antdThemeOf(darkTokens), algorithm: darkAlgorithm })
  const dark = darkVariables([core, form, overlay], Object.values(inDark))
  return { core: core.toString(), form: form.toString(), overlay: overlay.toString(), dark: dark.toString() }
}
