import { config } from '@xhkt/platform/config'

/**
 * Shows a console in the page, on the configured hosts only (docs/product/routes.md#debug-console). Other hosts do not load its code,
 * and their content security policy does not allow its styles (scripts/release/index-html/render-index-html.ts).
 */
export async function startDebugConsole(host: string): Promise<void> {
  if (!config.debugHosts.includes(host)) return
  try {
    const { default: eruda } = await import(/* webpackChunkName: "debug-console" */ 'eruda')
    eruda.init({ tool: ['console', 'network', 'elements', 'resources', 'info'] })
  } catch {
    // The site works without it, and the browser logs which file failed.
  }
}
