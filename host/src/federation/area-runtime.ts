import { createInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

interface AreaBuild {
  webpackRequire: { federation: { initOptions?: Parameters<typeof createInstance>[0] } }
}

// Each container is an instance of its own; looked up by the host's build it would be the host itself.
function init({ webpackRequire }: AreaBuild): ReturnType<typeof createInstance> {
  const { initOptions } = webpackRequire.federation
  if (!initOptions) throw new Error('the container has no options')
  return createInstance(initOptions)
}

/**
 * Gives every area the page's one federation run time, so that no area carries a copy (5 KB on each first visit).
 * The builds of areas ask for it when their container script runs (`scripts/build/given-runtime.mjs`).
 */
export function giveAreaRuntime(): void {
  const give = (): object => ({
    ...federation,
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {}, init, initContainerEntry },
    bundlerRuntimeOptions: {},
  })
  Object.assign(globalThis, { __xhktAreaRuntime: give })
}
