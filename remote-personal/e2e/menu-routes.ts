import { titles } from '../src/layout/titles.ts'
import { routes } from '../src/routes.ts'

/** The routes of the side navigation, in its order. */
export const menuRoutes = routes.filter(({ path }) => Object.hasOwn(titles, path))
