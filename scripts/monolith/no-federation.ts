// Replaces the host's modules for upgrades and devtools of areas, which the monolith does not have.

export function watchForUpdates(): void {
  // The monolith has none.
}

export function checkForUpdate(): void {
  // As above.
}

export function describeRemotes(): void {
  // As above.
}

export const devtoolsOverrides = (): string[] => []
