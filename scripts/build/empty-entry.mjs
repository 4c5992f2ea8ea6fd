// Replaces the entry that starts a federation runtime in each container (`container-without-runtime.ts`).
export {}
