import type { Variant } from './variant.ts'

type Edit = NonNullable<Variant['edit']>

/** Makes the component of a page throw when it renders. `page` is the name of its chunk, such as `home`. */
export const throwsAtRender = (page: string): Edit => (name, text) =>
  name.startsWith(`${page}.`) ? text.replace(/default:\(\)=>[\w$]+/, "default:()=>function(){throw new Error('boom')}") : text

/** Puts code such as `throw new Error('boom')` before a script. `start` is the start of its name, such as `container.`. */
export const prependCode = (start: string, code: string): Edit => (name, text) =>
  name.startsWith(start) && name.endsWith('.js') ? `${code};${text}` : text
