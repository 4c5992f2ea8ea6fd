import * as paths from '@xhkt/contract/paths'
import { routes } from '../routes.ts'

/** The pages of the side navigation, in its order. */
export const places = routes.filter(({ path }) => path.startsWith(`${paths.personal}/`))
