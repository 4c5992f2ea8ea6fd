/** Removes what the vendor's code has stored: the learner's name and picture, and whom they have talked to. It needs none of that again. */
export function clearVendorStorage(): void {
  try {
    for (const name of Object.keys(localStorage)) if (/^tim_/i.test(name)) localStorage.removeItem(name)
  } catch {
    // Blocked: nothing is stored.
  }
}
