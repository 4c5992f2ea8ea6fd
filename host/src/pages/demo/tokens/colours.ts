import { contrast, luminance } from '@xhkt/contract/contrast'
import { tokens } from '@xhkt/contract/tokens'
import { variableName } from './variable-name.ts'

const { color } = tokens
type ColourName = keyof typeof color

/** The use of a colour, if its name does not tell. */
const uses: Partial<Record<ColourName, string>> = {
  primary: '焦点、图标、粗体大字',
  primaryText: '小号链接，白字的底色',
  primaryHover: '主要按钮悬停',
  primarySoft: '选中项、提示的底色',
  price: '图形与装饰',
  priceLarge: '20px 以上的粗体价格',
  priceText: '小号价格，白字的底色',
  priceSoft: '优惠信息的底色',
  text: '标题与正文',
  textSecondary: '次要说明',
  textTertiary: '辅助信息、占位文字',
  border: '分隔线',
  borderStrong: '自带文字的控件的边框',
  borderControl: '输入框、复选框的边框',
  bg: '页面底色',
  card: '卡片，深色底上的文字',
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

const valueOf = new Map<string, string>(Object.entries(color))

const isLine = (name: string): boolean => name.startsWith('border')
/** Light enough for dark text. */
const isGround = (name: string): boolean => !isLine(name) && luminance(valueOf.get(name) ?? '') > 0.7

function partnersOf(name: string): string[] {
  // error is used on errorSoft, primaryText on primarySoft.
  const family = (other: string): boolean => other === `${/^[a-z]+/.exec(name)?.[0]}Soft`
  if (!isGround(name)) return ['card', 'bg', ...[...valueOf.keys()].filter(family)]
  const own = name.replace(/Soft$/, '')
  return ['text', 'textTertiary', ...(own === name ? [] : [valueOf.has(`${own}Text`) ? `${own}Text` : own])]
}

function colourOf(name: string, value: string): Colour {
  return {
    name,
    variable: variableName('color', name),
    value,
    use: uses[name as ColourName] ?? (name.endsWith('Soft') ? '同名状态的底色' : ''),
    pairs: partnersOf(name).flatMap((partner) => {
      const other = valueOf.get(partner)
      return other ? [{ name: partner, value: other, ratio: contrast(value, other) }] : []
    }),
  }
}

const colours = (wanted: (name: string) => boolean): Colour[] =>
  [...valueOf].filter(([name]) => wanted(name)).map(([name, value]) => colourOf(name, value))

/** Every colour token, grouped by its use. */
export const drawn = colours((name) => !isLine(name) && !isGround(name))
export const lines = colours(isLine)
export const grounds = colours(isGround)

/** What a contrast suffices for (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
export function verdict(ratio: number): '正文' | '大字' | '装饰' {
  if (ratio >= 4.5) return '正文'
  return ratio >= 3 ? '大字' : '装饰'
}
