/** Adds a method to an object of the browser, unless it has one. */
export function addMissing<Target extends object, Name extends keyof Target>(target: Target, name: Name, method: Target[Name]): void {
  if (!(name in target)) Object.defineProperty(target, name, { value: method, writable: true, configurable: true })
}
