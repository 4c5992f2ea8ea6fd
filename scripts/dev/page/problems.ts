import type { Built } from './page-globals.ts'

const id = 'xhkt-dev-problems'

function show(text: string): void {
  const box = document.getElementById(id) ?? document.createElement('pre')
  box.id = id
  box.setAttribute('role', 'alert')
  box.textContent = text
  // Set as properties: the page's policy forbids a style attribute.
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '100000',
    maxHeight: '60vh',
    margin: '0',
    padding: '16px 24px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    color: '#fff',
    background: '#7a1420',
    font: '13px/1.5 monospace',
  })
  document.body.append(box)
}

/** Shows compilation problems above the page, until they are fixed. */
export function showProblems(builds: Built[]): void {
  const broken = builds.filter(({ problems }) => problems.length > 0)
  if (broken.length === 0) document.getElementById(id)?.remove()
  else {
    const texts = broken.map(({ owner, problems }) => `${owner} does not compile:\n\n${problems.join('\n\n')}`)
    show(`${texts.join('\n\n')}\n\nMend it and save: this page continues by itself.`)
  }
}
