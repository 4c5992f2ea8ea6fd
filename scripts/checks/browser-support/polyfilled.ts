import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

const list = path.join(root, 'host/src/boot/polyfills/polyfills.ts')

/** `HTMLFormElement` → `html-form-element`, as core-js names its entries, and the host its own polyfills. */
const kebab = (name: string): string => name.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()

/** The polyfills of the host, as `array/at`. */
export const polyfills = (): string[] =>
  [...readFileSync(list, 'utf8').matchAll(/^import '(?:core-js\/actual|\.)\/(.+?)(?:\.ts)?'$/gm)].map(([, name = '']) => name)

/** The polyfill of a feature, whether the host has it or not. */
export const polyfillOf = (key: string): string =>
  key
    .replace(/^(api|javascript\.builtins)\./, '')
    .replace(/_static$/, '')
    .split('.')
    .map(kebab)
    .join('/')
