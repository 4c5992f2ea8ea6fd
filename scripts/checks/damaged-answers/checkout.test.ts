// Written by `npm run report:contract` from the list of areas; not to be edited.
import { pages } from '../../../remote-checkout/src/entry.tsx'
import { routes } from '../../../remote-checkout/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'checkout', pages, routes })
