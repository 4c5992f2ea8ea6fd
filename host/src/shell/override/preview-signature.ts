import { verifyAsync } from '@noble/ed25519'
import { mayPreview, type Preview, previewKind } from '@xhkt/contract/federation/preview'
import { signedText } from '@xhkt/contract/federation/signed-text'
import { config } from '@xhkt/platform/config'

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** The text of 64 bytes. */
const isSignature = (text: string): boolean => /^[A-Za-z0-9+/]{86}==$/.test(text)

/**
 * Whether a key of this page that may preview the area has signed exactly these fields. Not by WebCrypto: browsers of the policy lack its
 * Ed25519.
 */
export async function isSignedPreview({ signature, ...fields }: Preview): Promise<boolean> {
  const signer = config.previewKeys?.find(({ id }) => id === fields.key)
  if (!signer || !mayPreview(signer, fields.area) || !isSignature(signature)) return false
  return verifyAsync(bytesOf(signature), new TextEncoder().encode(signedText(previewKind, fields)), bytesOf(signer.key), { zip215: false })
}
