import { declarations, group, type tokens } from './tokens.ts'

/** The values of the tokens in the dark colour scheme. Tokens that are missing here are the same in both. */
export const darkTokens: {
  color: Record<keyof typeof tokens.color, string>
  shadow: Record<keyof typeof tokens.shadow, string>
} = {
  color: {
    primary: '#4F8DFB',
    primaryText: '#8AB2FA',
    primaryHover: '#A9C6FC',
    primarySoft: '#20304D',
    price: '#FF7D57',
    priceLarge: '#FF8A66',
    priceText: '#F69C81',
    priceSoft: '#3B2922',
    text: '#E4E7ED',
    textSecondary: '#B6BDC9',
    textTertiary: '#9DA5B3',
    border: '#323947',
    borderStrong: '#485264',
    borderControl: '#7B8698',
    bg: '#14171D',
    card: '#1E222A',
    fill: '#282D38',
    skeleton: '#2C323E',
    error: '#FF8B8B',
    errorSoft: '#3D2629',
    success: '#7FCB6B',
    successSoft: '#203123',
    warning: '#E3B25C',
    warningSoft: '#352B1B',
    wechat: '#07C160',
    qq: '#12B7F5',
  },
  // On a dark ground a shadow alone shows no edge, so what floats has a line around it too.
  shadow: {
    card: '0 1px 2px #00000033',
    raised: '0 0 0 1px #323947, 0 12px 28px #00000066',
    popover: '0 0 0 1px #3D4555, 0 16px 40px #00000080',
  },
}

/** The rule of the dark style sheet. Its selector wins over the `:root` of `tokensCss`, whichever comes first in the page. */
export const darkTokensCss = (): string => {
  const variables = [...group('color', darkTokens.color), ...group('shadow', darkTokens.shadow)]
  return `html:root{color-scheme:dark;${declarations(variables)}}`
}
