import { createElement, type ReactNode } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider/index.js'
import type { Locale } from 'antd/es/locale/index.js'
import './generated/core.css'
import { antdTheme } from './theme.ts'

export { default as Button, type ButtonProps } from 'antd/es/button/index.js'

// Only the words of the components that the facades offer; antd's own file brings those of all its components.
const locale: Locale = {
  locale: 'zh-cn',
  Modal: { okText: '确定', cancelText: '取消', justOkText: '知道了' },
  global: { close: '关闭', show: '显示', hide: '隐藏' },
}

/**
 * The variables of the theme stand in core.css already, yet antd writes them once more into style elements, which the
 * content policy refuses. An element outside the document takes them: no policy applies, nothing is styled twice.
 */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div')

const config = {
  theme: antdTheme,
  locale,
  // The wave of a click writes a style element too.
  wave: { disabled: true },
  button: { autoInsertSpace: false },
} as const

/** Goes around whatever shows antd: theme, Chinese words, no style elements. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return createElement(StyleProvider, { container: nowhere }, createElement(ConfigProvider, config, children))
}
