import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

interface AreaBuild {
  webpackRequire: { federation: { initOptions?: Parameters<typeof createInstance>[0] } }
}

// Each container needs an instance of its own. A lookup by the host's build would find the host's instance.
function init({ webpackRequire }: AreaBuild): ReturnType<typeof createInstance> {
  const { initOptions } = webpackRequire.federation
  if (!initOptions) throw new Error('the container has no options')
  return createInstance(initOptions)
}

/**
 * Shares the page's one federation runtime with every area, so that no area carries a copy (5 KB on each first visit).
 * An area's container script asks for it when it runs (`scripts/build/given-runtime.mjs`).
 */
export function provideAreaRuntime(): void {
  window.__xhktAreaRuntime = () => ({
    ...federation,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {}, init, initContainerEntry },
    bundlerRuntimeOptions: {},
  })
}
