import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { Registry } from '@xhkt/contract/federation/registry'
import type { Built } from './window-globals.ts'

const id = 'xhkt-dev-problems'
/** The registry with which the page was loaded. */
const registry = JSON.parse(document.getElementById('xhkt-registry')?.textContent ?? '{"areas":{}}') as Registry
let broken: Built[] = []
/** The text that the developer has closed. Only a different text opens the box again. */
let closed = ''

/** Set as properties, because the page's content policy forbids a style attribute. */
const boxStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '100000',
  maxHeight: '40vh',
  padding: '12px 24px',
  overflow: 'auto',
  color: '#fff',
  background: '#7a1420',
  font: '13px/1.5 monospace',
}
const textStyle: Partial<CSSStyleDeclaration> = { margin: '0', whiteSpace: 'pre-wrap', font: 'inherit' }
const buttonStyle: Partial<CSSStyleDeclaration> = {
  position: 'sticky',
  top: '0',
  float: 'right',
  padding: '4px 12px',
  color: 'inherit',
  background: '#4a0c14',
  border: '1px solid currentcolor',
  font: 'inherit',
  cursor: 'pointer',
}

function boxWith(text: string): HTMLElement {
  const box = document.createElement('div')
  box.id = id
  box.setAttribute('role', 'alert')
  Object.assign(box.style, boxStyle)
  const button = document.createElement('button')
  Object.assign(button.style, buttonStyle)
  Object.assign(button, { type: 'button', textContent: 'Close' })
  button.onclick = () => {
    closed = text
    show()
  }
  const pre = document.createElement('pre')
  Object.assign(pre.style, textStyle)
  pre.textContent = text
  box.append(button, pre)
  return box
}

/** The area of the addressed page; undefined for a page of the host. */
const areaHere = (): string | undefined =>
  Object.entries(registry.areas).find(([, { routes }]) => matchRoute(location.pathname, routes))?.[0]

/** The host's problems show on every page, those of an area on its own pages only. */
function textHere(): string {
  const here = areaHere()
  const shown = broken.filter(({ owner, area = owner }) => area === 'host' || area === here)
  const texts = shown.map(({ owner, problems }) => `${owner} does not compile:\n\n${problems.join('\n\n')}`)
  return texts.length > 0 ? `${texts.join('\n\n')}\n\nFix it and save: the page continues by itself.` : ''
}

function show(): void {
  const text = textHere()
  const box = document.getElementById(id)
  if (text && text !== closed && box?.lastElementChild?.textContent === text) return
  box?.remove()
  if (text && text !== closed) document.body.append(boxWith(text))
}

/** Shows the problems of the addressed page at its foot, until they are fixed or closed. */
export function showProblems(builds: Built[]): void {
  broken = builds.filter(({ problems }) => problems.length > 0)
  if (broken.length === 0) closed = ''
  show()
}

// Without the Navigation API, the box follows the address at the next compilation.
if ('navigation' in globalThis) navigation.addEventListener('currententrychange', show)
