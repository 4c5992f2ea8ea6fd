/** Name of the signature beside a release's manifest. */
export const signatureName = 'manifest.sig'
