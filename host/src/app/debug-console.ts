import { config } from '@xhkt/platform/config'

/**
 * Section 9: a console in the page, on the configured development hosts only. Nobody else loads its code, and only there
 * does the page's policy allow the styles that it writes (scripts/release/render-index.ts).
 */
export async function startDebugConsole(host: string): Promise<void> {
  if (!config.debugHosts.includes(host)) return
  try {
    const { default: eruda } = await import(/* webpackChunkName: "debug-console" */ 'eruda')
    eruda.init({ tool: ['console', 'network', 'elements', 'resources', 'info'] })
  } catch {
    // The site works without it, and the browser says which file could not be had.
  }
}
