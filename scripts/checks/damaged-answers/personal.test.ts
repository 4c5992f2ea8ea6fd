// Written by `npm run report:contract` from the list of areas; not to be edited.
import { pages } from '../../../remote-personal/src/entry.tsx'
import { routes } from '../../../remote-personal/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'personal', pages, routes })
