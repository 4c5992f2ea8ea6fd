import { contrast, luminance } from '@xhkt/contract/contrast'
import { darkTokens } from '@xhkt/contract/dark-tokens'
import { tokens } from '@xhkt/contract/tokens'
import { variableName } from './variable-name.ts'

type ColourName = keyof typeof tokens.color
type Values = Record<ColourName, string>

/** The use of a colour, if its name does not tell. */
const uses: Partial<Record<ColourName, string>> = {
  primary: '焦点、图标、粗体大字',
  primaryText: '小号链接，card 色文字的底色',
  primaryHover: '主要按钮悬停',
  primarySoft: '选中项、提示的底色',
  price: '图形与装饰',
  priceLarge: '20px 以上的粗体价格',
  priceText: '小号价格，card 色文字的底色',
  priceSoft: '优惠信息的底色',
  text: '标题与正文',
  textSecondary: '次要说明',
  textTertiary: '辅助信息、占位文字',
  border: '分隔线',
  borderStrong: '自带文字的控件的边框',
  borderControl: '输入框、复选框的边框',
  bg: '页面底色',
  card: '卡片，有色底上的文字',
  fill: '悬停行、图片位',
  skeleton: '骨架屏',
  error: '错误文字与图标',
  success: '成功文字与图标',
  warning: '提醒文字与图标',
  wechat: '微信图标',
  qq: 'QQ 图标',
}

export interface Measured {
  name: string
  value: string
  ratio: number
}

export interface Colour {
  name: string
  variable: string
  value: string
  use: string
  /** The backgrounds of a text colour, or the text colours of a background. */
  pairs: Measured[]
}

const names = Object.keys(tokens.color) as ColourName[]
const isName = (name: string): name is ColourName => name in tokens.color

const isLine = (name: ColourName): boolean => name.startsWith('border')
/** Light enough for dark text, in the light scheme. In the dark one the same are dark enough for light text. */
const isGround = (name: ColourName): boolean => !isLine(name) && luminance(tokens.color[name]) > 0.7

function partnersOf(name: ColourName): ColourName[] {
  // error is used on errorSoft, primaryText on primarySoft.
  const family = (other: string): boolean => other === `${/^[a-z]+/.exec(name)?.[0]}Soft`
  if (!isGround(name)) return ['card', 'bg', ...names.filter(family)]
  const own = name.replace(/Soft$/, '')
  return ['text', 'textTertiary', ...(own === name ? [] : [`${own}Text`, own].filter(isName).slice(0, 1))]
}

function colourOf(name: ColourName, values: Values): Colour {
  const value = values[name]
  return {
    name,
    variable: variableName('color', name),
    value,
    use: uses[name] ?? (name.endsWith('Soft') ? '同名状态的底色' : ''),
    pairs: partnersOf(name).map((partner) => ({ name: partner, value: values[partner], ratio: contrast(value, values[partner]) })),
  }
}

const groupsOf = (values: Values) => {
  const colours = (wanted: (name: ColourName) => boolean): Colour[] => names.filter(wanted).map((name) => colourOf(name, values))
  return { drawn: colours((name) => !isLine(name) && !isGround(name)), lines: colours(isLine), grounds: colours(isGround) }
}

/** Every colour token in each colour scheme, grouped by its use. */
export const schemes = { 浅色: groupsOf(tokens.color), 深色: groupsOf(darkTokens.color) }

/** What a contrast suffices for (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export function verdict(ratio: number): '正文' | '大字' | '装饰' {
  if (ratio >= 4.5) return '正文'
  return ratio >= 3 ? '大字' : '装饰'
}
