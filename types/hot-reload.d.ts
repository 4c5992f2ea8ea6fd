// What a development build of webpack offers to its modules, as far as the dev server uses it in the browser; `react-refresh` has no types.
declare const __webpack_hash__: string
declare const __webpack_public_path__: string

interface ImportMeta {
  webpackHot: {
    status: () => string
    /** The modules that were replaced; null if the server knows no way from this state to a newer one. */
    check: (apply: boolean) => Promise<unknown[] | null>
    accept: (module: string, taken: () => void) => void
  }
}

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: object): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (type: unknown) => unknown
  export function getFamilyByType(type: unknown): unknown
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): unknown
}
