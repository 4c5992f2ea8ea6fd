/**
 * The design tokens (docs/product/look.md#layout-and-colours). Our CSS reads them as variables, and antd's theme is derived from them.
 * Every pair of text and ground in use has the contrast of WCAG 2.2 AA; tokens.test.ts lists the pairs.
 * `dark-tokens.ts` has the dark values.
 */
export const tokens = {
  color: {
    /** For focus, icons, borders and large bold text. Not for small text: it has 4.4:1 on white. */
    primary: '#1E6FFF',
    /** The same blue for small text, and as a ground under text in `card`. */
    primaryText: '#155EEA',
    primaryHover: '#0F4FCB',
    primarySoft: '#EAF2FF',
    /** For graphics on white: it has 3.1:1 there. Not for text on other grounds. */
    price: '#FF5B2E',
    /** The same orange for bold text of 20px and more, on any ground. */
    priceLarge: '#F5501F',
    /** The same orange for small text, and as a ground under text in `card`. */
    priceText: '#CC3A10',
    priceSoft: '#FFF1EC',
    text: '#1F1F1F',
    textSecondary: '#595959',
    textTertiary: '#6B6B6B',
    /** Dividers. */
    border: '#E6E9F0',
    /** Borders of controls that a text marks as controls. */
    borderStrong: '#CBD1DC',
    /** Borders that alone mark a control: 3:1 on white and on the page ground. */
    borderControl: '#868E99',
    bg: '#F5F7FA',
    card: '#FFFFFF',
    /** Grounds of hovered rows, picture placeholders and skeletons. */
    fill: '#F2F4F8',
    skeleton: '#E9ECF2',
    error: '#CF1322',
    errorSoft: '#FFF1F0',
    success: '#237804',
    successSoft: '#F1FAEC',
    warning: '#8F5600',
    warningSoft: '#FFF8E1',
    /** Logos of third parties. Not for text. */
    wechat: '#07C160',
    qq: '#12B7F5',
  },
  /** px where the browser's font has 16. The variables are in rem, of 14 px there, and follow the font that the learner has chosen. */
  fontSize: { sm: 12, md: 14, lg: 16, xl: 20, xxl: 28 },
  /**
   * px beside the size of the same name. `--line-height-*` is this height in rem. `--line-ratio-*`, for `line-height`, has no unit: it
   * follows a smallest size that the browser sets.
   */
  lineHeight: { sm: 20, md: 22, lg: 24, xl: 28, xxl: 36 },
  /** px; `--space-n` is n times this. */
  spaceStep: 4,
  radius: { sm: 4, base: 8, lg: 12 },
  shadow: {
    card: '0 1px 2px #1018280a, 0 1px 6px #1018280a',
    raised: '0 2px 6px #1018280f, 0 12px 28px #1018281a',
    popover: '0 4px 12px #10182814, 0 16px 40px #1018281f',
  },
  /**
   * The widest window of each narrower layout, in px. A media query cannot read a variable: `@media (max-width: …)` repeats one of
   * these numbers, which scripts/checks/style-sheets.test.ts checks.
   */
  breakpoint: {
    /** The content and its margins are as wide as the window. */
    fluid: 1247,
    /** The categories of the top bar are in 全部分类 only. */
    compact: 1023,
    /** Columns are stacked. */
    oneColumn: 767,
    phone: 599,
  },
  /**
   * The least width of a card in a grid, in px, by the number of cards in a full row. `--columns-n` is for `grid-template-columns`:
   * n cards in a row, or fewer if the cards would be narrower.
   */
  leastCard: { 2: 280, 3: 280, 4: 172, 5: 172, 6: 132 },
  /** Sizes that a skeleton and its page must share, so that nothing moves between them. base.module.css has those of narrower windows. */
  size: {
    contentWidth: '1200px',
    /** On either side of the content in a window that is narrower than the content. */
    pageMargin: '24px',
    cardPadding: '24px',
    topBarHeight: '64px',
    bannerRatio: '3 / 1',
    tilesHeight: '9.429rem',
    rowCardHeight: '11.715rem',
    coverRatio: '16 / 9',
    cardBodyHeight: '9.715rem',
    cardGap: '20px',
    outlineWidth: '340px',
    sideNavWidth: '200px',
    /** Of the category tree above the courses, in one column. It scrolls inside. */
    stackedTreeHeight: '216px',
  },
  fontFamily:
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
} as const

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Variables = [name: string, value: string][]

/** The CSS variables `--prefix-name` of these values. */
export const group = (prefix: string, values: Record<string, string | number>): Variables =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${kebab(name)}`, String(value)])

/** A length that follows the font of the browser. The html element has 14 px where that font has 16. */
export const inRem = (px: number): string => `${ratio(px, tokens.fontSize.md)}rem`

/** Rounded up, because a line must not become a part of a pixel lower. */
function ratio(part: number, whole: number): number {
  return Math.ceil((part / whole) * 1_000) / 1_000
}

type Size = keyof typeof tokens.fontSize
const sizes = Object.keys(tokens.fontSize) as Size[]

const columns = ([count, least]: [string, number]): [string, string] => [
  `--columns-${count}`,
  `repeat(auto-fill,minmax(max(min(100%,${least}px),(100% - ${Number(count) - 1} * var(--card-gap)) / ${count}),1fr))`,
]

/** Every token as the name and value of a CSS variable. */
export function tokenVariables(): Variables {
  return [
    ...group('color', tokens.color),
    ...sizes.map((size): [string, string] => [`--font-size-${size}`, inRem(tokens.fontSize[size])]),
    ...sizes.map((size): [string, string] => [`--line-height-${size}`, inRem(tokens.lineHeight[size])]),
    ...sizes.map((size): [string, string] => [`--line-ratio-${size}`, String(ratio(tokens.lineHeight[size], tokens.fontSize[size]))]),
    ...Array.from({ length: 12 }, (_, i): [string, string] => [`--space-${i + 1}`, `${(i + 1) * tokens.spaceStep}px`]),
    ['--radius', `${tokens.radius.base}px`],
    ['--radius-sm', `${tokens.radius.sm}px`],
    ['--radius-lg', `${tokens.radius.lg}px`],
    ...group('shadow', tokens.shadow),
    ...Object.entries(tokens.size).map(([name, value]): [string, string] => [`--${kebab(name)}`, value]),
    ...Object.entries(tokens.leastCard).map(columns),
    ['--font-family', tokens.fontFamily],
  ]
}

/** The text of a rule that sets these variables, without the spaces that CSS does not need: it is in each page. */
export const declarations = (variables: Variables): string =>
  variables.map(([name, value]) => `${name}:${value.replaceAll(', ', ',').replaceAll(' / ', '/')}`).join(';')

/** The `:root` rule of the page's critical CSS. */
export const tokensCss = (): string => `:root{${declarations(tokenVariables())}}`
