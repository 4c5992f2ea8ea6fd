import { pages } from '../../../remote-player/src/entry.tsx'
import { routes } from '../../../remote-player/src/routes.ts'
import { testPages } from './pages-of-area.tsx'

testPages({ name: 'player', pages, routes })
