import * as refresh from 'react-refresh/runtime'
import { tokensCss } from '@xhkt/contract/tokens'
import { listen, onBuilt } from './channel.ts'

globalThis.__xhktDev = { refresh, onBuilt }
listen()

/**
 * Hot updates cannot replace the host's inline styles. Removes the inline rules once the replaceable style sheet has loaded, except the
 * first rule: the tokens are in no style sheet.
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

/** Updates the tokens, which are the first inline rule of the page. */
function followTokens(): void {
  import.meta.webpackHot.accept('@xhkt/contract/tokens', () => {
    const inline = document.querySelector('style')?.sheet
    inline?.deleteRule(0)
    inline?.insertRule(tokensCss(), 0)
  })
}

followStyles()
followTokens()
