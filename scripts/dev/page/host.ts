import * as refresh from 'react-refresh/runtime'
import { tokensCss } from '@xhkt/contract/tokens'
import { listen, onBuilt } from './channel.ts'

globalThis.__xhktDev = { refresh, onBuilt }
listen()

/**
 * The page carries the host's styles inline, where an edit could not reach them. They stay until the sheet is there that can be
 * replaced; the first rule, the tokens, stands in no sheet.
 */
function followStyles(): void {
  const inline = document.querySelector('style')?.sheet
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: `${__webpack_public_path__}main.css` })
  link.onload = () => {
    while (inline && inline.cssRules.length > 1) inline.deleteRule(1)
  }
  document.head.append(link)
}

/** The tokens are in no sheet, and their rule is the first of the page. */
function followTokens(): void {
  import.meta.webpackHot.accept('@xhkt/contract/tokens', () => {
    const inline = document.querySelector('style')?.sheet
    inline?.deleteRule(0)
    inline?.insertRule(tokensCss(), 0)
  })
}

followStyles()
followTokens()
