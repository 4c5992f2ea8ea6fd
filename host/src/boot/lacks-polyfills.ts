/**
 * Whether the browser lacks a part of `polyfills/polyfills.ts`. Each engine got these two last: a test compares their versions with those of
 * the other parts.
 */
export const lacksPolyfills = (): boolean => !('canParse' in URL && 'checkVisibility' in Element.prototype)
