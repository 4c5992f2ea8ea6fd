// Written by `npm run report:contract` from the list of areas; not to be edited.
import { pages } from '../../../remote-player/src/entry.tsx'
import { routes } from '../../../remote-player/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'player', pages, routes })
