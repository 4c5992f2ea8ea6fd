// Replaces the host's modules for the federation runtime and for releases of areas, which the monolith does not have.

export function forgetFailedShares(): void {
  // Nothing is shared.
}

export function watchForUpdates(): void {
  // The monolith has no releases of areas.
}

export function checkForUpdate(): void {
  // As above.
}
