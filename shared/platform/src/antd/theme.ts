import type { ThemeConfig } from 'antd'
import { tokens } from '@xhkt/contract/tokens'

const { fontSize, radius } = tokens

interface SchemeTokens {
  color: Record<keyof typeof tokens.color, string>
  shadow: Record<keyof typeof tokens.shadow, string>
}

/**
 * antd's theme, derived from the tokens of a colour scheme. The build makes antd's style sheets from it (`scripts/build/antd-css.ts`), so
 * the browser makes none: `zeroRuntime`, one fixed variable scope, no hash in a class.
 */
export const antdThemeOf = ({ color, shadow }: SchemeTokens): ThemeConfig => ({
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'xhkt-antd' },
  token: {
    colorPrimary: color.primaryText,
    colorPrimaryHover: color.primaryHover,
    colorPrimaryActive: color.primaryHover,
    colorLink: color.primaryText,
    colorLinkHover: color.primaryHover,
    colorLinkActive: color.primaryHover,
    colorError: color.error,
    colorErrorText: color.error,
    colorSuccess: color.success,
    colorWarning: color.warning,
    colorText: color.text,
    colorTextSecondary: color.textSecondary,
    colorTextTertiary: color.textTertiary,
    colorTextDescription: color.textTertiary,
    colorTextPlaceholder: color.textTertiary,
    colorBorder: color.borderControl,
    colorBorderSecondary: color.border,
    colorBgLayout: color.bg,
    colorBgContainer: color.card,
    colorBgElevated: color.card,
    // Text and signs on a coloured ground.
    colorTextLightSolid: color.card,
    colorWhite: color.card,
    colorIcon: color.textTertiary,
    controlHeight: 40,
    controlHeightLG: 48,
    controlOutlineWidth: 2,
    // The focus ring has 3:1 on every ground.
    colorPrimaryBorder: color.primary,
    lineWidthFocus: 2,
    // A loading button stays legible. Its spinner shows that it is loading.
    opacityLoading: 1,
    fontFamily: tokens.fontFamily,
    fontSize: fontSize.md,
    fontSizeSM: fontSize.sm,
    fontSizeLG: fontSize.lg,
    borderRadius: radius.base,
    borderRadiusLG: radius.lg,
    borderRadiusSM: radius.sm,
    boxShadow: shadow.popover,
  },
  components: {
    Button: { fontWeight: 500, defaultBorderColor: color.borderStrong, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Form: { itemMarginBottom: 24, labelColor: color.textSecondary },
    Modal: { titleFontSize: fontSize.lg },
  },
})

/** The theme of the light scheme. */
export const antdTheme = antdThemeOf(tokens)
