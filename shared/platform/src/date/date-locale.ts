import dayjs from 'dayjs'

const isKnown = (name: string) => Object.hasOwn(dayjs.Ls, name)

/**
 * Loads one of dayjs's locales on demand (docs/product/look.md#dates-and-times).
 * @param name As a browser or a server writes it: `de`, `en-GB`, `pt_BR`.
 * @returns The locale's name for `formatDate`, or null when there is no such locale.
 * @throws The error of the chunk when it cannot be loaded. A later call retries.
 */
export async function loadDateLocale(name: string): Promise<string | null> {
  const locale = name.trim().toLowerCase().replaceAll('_', '-')
  if (isKnown(locale)) return locale
  const { importDateLocale } = await import(/* webpackChunkName: "date-locales" */ './date-locale-groups.ts')
  await importDateLocale(locale)
  return isKnown(locale) ? locale : null
}
