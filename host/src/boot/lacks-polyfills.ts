/** Whether the browser lacks a part of `polyfills/polyfills.ts`. Every engine got this one last (`polyfilled.test.ts`). */
export const lacksPolyfills = (): boolean => !('canParse' in URL)
