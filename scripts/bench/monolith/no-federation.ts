// Replaces the host's module for upgrades of areas, which the monolith does not have.

export function watchForUpdates(): void {
  // The monolith has none.
}

export function checkForUpdate(): void {
  // As above.
}
