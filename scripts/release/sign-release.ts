import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { manifestName } from '@xhkt/contract/federation/release-manifest'
import { attestationOf } from './attestation.ts'
import { attestationName, provenanceName } from './pack/private-files.ts'
import { signatureName } from './pack/signature-name.ts'
import { signatureOf } from './signing/signature.ts'
import { signingKey } from './signing/signing-key.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** Signs a packed release, and how it was built, with the key for this store. */
export async function signRelease(folder: string, store: ReleaseStore, log: (line: string) => void): Promise<void> {
  const manifest = await readFile(path.join(folder, manifestName))
  const key = await signingKey(store, log)
  await writeFile(path.join(folder, signatureName), JSON.stringify(signatureOf(manifest, key)))
  const provenance = path.join(folder, provenanceName)
  if (existsSync(provenance)) await writeFile(path.join(folder, attestationName), attestationOf(manifest, await readFile(provenance), key))
}
