import { createElement, type ReactNode } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider/index.js'
import type { Locale } from 'antd/es/locale/index.js'
import './generated/core.css'
import './motion.css'
import { antdTheme } from './theme.ts'

export { default as Button, type ButtonProps } from 'antd/es/button/index.js'

// Only the texts of the components that the facades offer. antd's own locale has those of all its components.
const locale: Locale = {
  locale: 'zh-cn',
  Modal: { okText: '确定', cancelText: '取消', justOkText: '知道了' },
  global: { close: '关闭', show: '显示', hide: '隐藏' },
}

/**
 * core.css already has the variables of the theme, but antd also writes them into style elements, which the content policy refuses.
 * An element outside the document takes those: no policy applies there, and nothing is styled twice.
 */
const detachedContainer = typeof document === 'undefined' ? undefined : document.createElement('div')

const config = {
  theme: antdTheme,
  locale,
  // The click effect writes a style element too.
  wave: { disabled: true },
  button: { autoInsertSpace: false },
} as const

/** Wraps every use of antd. Gives it the theme and Chinese texts, and keeps style elements out of the document. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return createElement(StyleProvider, { container: detachedContainer }, createElement(ConfigProvider, config, children))
}
