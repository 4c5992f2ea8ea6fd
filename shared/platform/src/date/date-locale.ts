import dayjs from 'dayjs'

const isKnown = (name: string) => Object.hasOwn(dayjs.Ls, name)

/**
 * Makes one of dayjs's locales (section 9: about 130) available by name, in the way a browser or a server writes it:
 * `de`, `en-GB`, `pt_BR`. Nothing of any of them is loaded before.
 * @returns The name to give to `formatDate`, or null when there is no such locale.
 * @throws The loader's error when the locale could not be fetched; a later call tries again.
 */
export async function loadDateLocale(name: string): Promise<string | null> {
  const locale = name.trim().toLowerCase().replaceAll('_', '-')
  if (isKnown(locale)) return locale
  const { importDateLocale } = await import(/* webpackChunkName: "date-locales" */ './date-locale-groups.ts')
  await importDateLocale(locale)
  return isKnown(locale) ? locale : null
}
