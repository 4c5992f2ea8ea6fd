// In place of the entry with which Module Federation starts its run time in a container (`lean-container.ts`).
export {}
