import { buildSandbox, type SandboxParts } from './app.ts'
import type { Faults } from './faults.ts'

export { inflict, type Fault, type Faults } from './faults.ts'
export type { Ledger, LedgerEntry, OwnerState, ServedRelease } from './ledger.ts'

export interface SandboxOptions extends SandboxParts {
  /** 0 takes any free one. */
  port: number
}

export interface RunningSandbox {
  url: string
  /** What a person switched on; the web server lets the same happen to release files. */
  faults: Faults
  close(): Promise<void>
}

/** Starts the API behind the app on 127.0.0.1, with its data kept in `dataDir`. */
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
