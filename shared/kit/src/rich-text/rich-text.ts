import { createElement, type ReactNode } from 'react'

// The server's HTML is only parsed, into an inert fragment. The page shows elements made here, from this list. Nothing is written
// back as HTML, so no second parse can read it differently.
const shown: Record<string, string> = {
  ...Object.fromEntries(
    ('p br hr strong b em i u s del sub sup blockquote pre code ul ol li dl dt dd figure figcaption ' +
      'table caption thead tbody tfoot tr th td a img h4 h5 h6')
      .split(' ')
      .map((name) => [name, name]),
  ),
  // The page uses the first two levels itself.
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  // Elements that editors use for a line or a block. Without them the text of one would join the text of the next.
  ...Object.fromEntries(
    'div section article aside header footer main nav address center details summary hgroup'.split(' ').map((name) => [name, 'div']),
  ),
}

/** Removed with their content, which is not for readers. Other unknown elements keep their content. */
const dropped = new Set(
  ('script style template noscript iframe object embed applet frame frameset svg math link meta base title head ' +
    'form input button select option textarea audio video canvas plaintext xmp noembed noframes').split(' '),
)

/** Limits that no author reaches. The rest is left out, so that no text can keep the page busy. */
const MAX_CHARACTERS = 300_000
const MAX_DEPTH = 100

/** React warns about blank text between the parts of a table. */
const blankMatters = (parent: string) => !/^(table|thead|tbody|tfoot|tr)$/.test(parent)

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''

function safeUrl(text: string, protocols: string[]): string | undefined {
  if (!text.trim()) return undefined
  const url = URL.canParse(text, location.origin) ? new URL(text, location.origin) : null
  return url && protocols.includes(url.protocol) ? url.href : undefined
}

const wholeNumber = (text: string, max: number) => {
  const [, digits] = /^\s*(\d{1,4})(?:px)?\s*$/.exec(text) ?? []
  return Number(digits) > 0 ? Math.min(Number(digits), max) : undefined
}

function propsOf(name: string, element: Element): Record<string, unknown> | null {
  if (name === 'a') {
    const href = safeUrl(attribute(element, 'href'), ['http:', 'https:', 'mailto:', 'tel:'])
    return href ? { href, rel: 'noopener', target: '_blank' } : {}
  }
  if (name === 'img') {
    const src = safeUrl(attribute(element, 'src'), ['http:', 'https:'])
    const size = (side: string) => wholeNumber(attribute(element, side), 4000)
    return src ? { src, alt: attribute(element, 'alt'), loading: 'lazy', width: size('width'), height: size('height') } : null
  }
  if (name === 'td' || name === 'th') {
    return { colSpan: wholeNumber(attribute(element, 'colspan'), 50), rowSpan: wholeNumber(attribute(element, 'rowspan'), 50) }
  }
  return {}
}

function toNode(node: Node, parent: string, key: number, depth: number): ReactNode {
  // Forms are left out first, by their class: the fields of a form can shadow its properties, such as `nodeType`.
  if (depth > MAX_DEPTH || node instanceof HTMLFormElement) return null
  if (node.nodeType === Node.TEXT_NODE) return blankMatters(parent) || node.nodeValue?.trim() ? node.nodeValue : null
  if (!(node instanceof Element)) return null
  const name = node.localName.toLowerCase()
  if (dropped.has(name)) return null
  const tag = Object.hasOwn(shown, name) ? shown[name] : undefined
  if (!tag) return childrenOf(node, parent, depth)
  const props = propsOf(tag, node)
  if (!props) return null
  const children = /^(br|hr|img)$/.test(tag) ? [] : childrenOf(node, tag, depth)
  return tag === 'div' && isBlank(children) ? null : createElement(tag, { ...props, key }, ...children)
}

function childrenOf(node: Node, parent: string, depth: number): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => toNode(child, parent, index, depth + 1))
}

// The content policy logs each style and handler attribute that is parsed, even into an inert document. This only avoids those messages:
// attributes that it misses are left out below.
const withoutInlineCode = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|\b(?:style|on[a-z]+)(?=\s*=)/gi, (part) => (part.startsWith('=') ? part : `data-${part}`)),
  )

const isBlank = (node: ReactNode): boolean =>
  Array.isArray(node) ? node.every(isBlank) : !node || (typeof node === 'string' && !node.trim())

/** Rich text of the server as safe elements: no scripts, handlers or styles, and web addresses only. Null when nothing is left. */
export function richText(html: string): ReactNode {
  // The content of a template is inert: nothing in it loads, runs or is styled.
  const template = document.createElement('template')
  // Starts with a block, so that a table cell without a table is parsed as on a page.
  template.innerHTML = `<div>${withoutInlineCode(html.slice(0, MAX_CHARACTERS))}`
  const own = template.content.firstChild
  own?.replaceWith(...own.childNodes)
  const nodes = childrenOf(template.content, 'template', 0)
  return isBlank(nodes) ? null : nodes
}
