import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { signatureName } from './pack/signature-name.ts'
import { signatureOf } from './signing/signature.ts'
import { signingKey } from './signing/signing-key.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** Signs a packed release with the key for this store. */
export async function signRelease(folder: string, store: ReleaseStore, log: (line: string) => void): Promise<void> {
  const body = await readFile(path.join(folder, manifestName))
  await writeFile(path.join(folder, signatureName), JSON.stringify(signatureOf(body, await signingKey(store, log))))
}
