/**
 * Replaces three modules of the federation runtime: its start, which prepares libraries without unused exports, the descriptions of its
 * errors, whose codes stay, and its logger with stack traces. They are 1.5 KB of each first load (`federation-modules.ts`).
 */

/** @param {{ webpackRequire: { federation: { runtime: { init: (options: unknown) => unknown }, initOptions: unknown } } }} options */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions)

export const [runtimeDescMap, errorDescMap, typeDescMap, buildDescMap] = [{}, {}, {}, {}]

export const logger = console
export const createLogger = () => console
export const createInfrastructureLogger = () => console
export const bindLoggerToCompiler = () => undefined
export const infrastructureLogger = console
