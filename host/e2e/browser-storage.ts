import type { Page } from '@playwright/test'

/** What a browser keeps for the site: texts by place and name. */
export type Kept = Record<string, string>

/** Everything that the site has stored in the browser, and in the tab of this page. */
export async function keptIn(page: Page): Promise<Kept> {
  const ofPage = await page.evaluate(async () => {
    const kept: Record<string, string> = {}
    for (const [place, storage] of Object.entries({ local: localStorage, session: sessionStorage })) {
      for (const name of Object.keys(storage)) kept[`${place} ${name}`] = storage.getItem(name) ?? ''
    }
    for (const name of await caches.keys()) kept[`cache ${name}`] = (await (await caches.open(name)).keys()).map(({ url }) => url).join(' ')
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        kept[`database ${name} ${store}`] = JSON.stringify(await settled(database.transaction(store).objectStore(store).getAllKeys()))
      }
      database.close()
    }
    return kept
  })
  const kept: Kept = { ...ofPage }
  for (const { name, value } of await page.context().cookies()) kept[`cookie ${name}`] = value
  return kept
}

/** The names of entries that are new or have another text. */
export const changed = (before: Kept, after: Kept): string[] => Object.keys(after).filter((name) => after[name] !== before[name]).sort()
