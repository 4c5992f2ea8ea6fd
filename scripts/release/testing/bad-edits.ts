import type { Variant } from './variant.ts'

type Edit = NonNullable<Variant['edit']>

/** The page's component throws when it is drawn. `page` is the page's chunk, as `home`. */
export const throwsAtRender = (page: string): Edit => (name, text) =>
  name.startsWith(`${page}.`) ? text.replace(/default:\(\)=>[\w$]+/, "default:()=>function(){throw new Error('boom')}") : text

/** Runs before the rest of a script, as `throw new Error('boom')`; `start` is the beginning of its name, as `container.`. */
export const begins = (start: string, code: string): Edit => (name, text) =>
  name.startsWith(start) && name.endsWith('.js') ? `${code};${text}` : text
