/** File name of the signature of a release's manifest. */
export const signatureName = 'manifest.sig'
