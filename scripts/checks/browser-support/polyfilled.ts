import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

const list = path.join(root, 'host/src/boot/polyfills/polyfills.ts')

/** `HTMLFormElement` → `html-form-element`, the spelling of core-js and of the host's own polyfills. */
const kebab = (name: string): string => name.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()

/** The names of the host's polyfills, such as `array/at`. */
export const polyfills = (): string[] =>
  [...readFileSync(list, 'utf8').matchAll(/^import '(?:core-js\/actual|\.)\/(.+?)(?:\.ts)?'$/gm)].map(([, name = '']) => name)

/** The name that a polyfill of a feature has, whether or not the host has that polyfill. */
export const polyfillOf = (key: string): string =>
  key
    .replace(/^(api|javascript\.builtins)\./, '')
    .replace(/_static$/, '')
    .split('.')
    .map(kebab)
    .join('/')
