import { buildSandbox, type BuildOptions } from './app.ts'
import type { Faults } from './core/faults.ts'

export type { Fault, Faults } from './core/faults.ts'
export type { ReleaseHistory, ReleaseChange, OwnerState, ServedRelease } from './operator/releases/release-history.ts'

export interface SandboxOptions extends BuildOptions {
  /** 0 picks a free port. */
  port: number
}

export interface RunningSandbox {
  url: string
  /** The faults that are switched on. The web server injects the same ones into release files. */
  faults: Faults
  close(): Promise<void>
}

/** Starts the API behind the app on 127.0.0.1. Its data lies in `dataDir`. */
export async function startSandbox({ port, ...parts }: SandboxOptions): Promise<RunningSandbox> {
  const { app, context } = await buildSandbox(parts)
  try {
    const url = await app.listen({ host: '127.0.0.1', port })
    return { url, faults: context.faults, close: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
