// Written by `npm run report:contract` from the list of areas; not to be edited.
import { pages } from '../../../remote-catalog/src/entry.tsx'
import { routes } from '../../../remote-catalog/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'catalog', pages, routes })
