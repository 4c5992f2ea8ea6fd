import { html, type Html } from '../../core/html.ts'

export const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A part that the script refreshes without touching the rest of the page. */
export const live = (id: string, content: Html) => html`<div id="${id}" data-live>${content}</div>`

export const section = (title: string, content: Html) => html`<section><h2>${title}</h2>${content}</section>`

/** A page of the sandbox. */
export const htmlPage = (title: string, header: Html, content: Html) => html`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/page.css"><script src="/sandbox/page-script.js" defer></script></head>
<body>
<header>${header}</header>
<p id="status" role="status"></p>
<main>
${content}
</main>
</body>
</html>`
