// The part of the router that areas use. Sharing the whole library would add 53 KB to the first page.
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { readPageState, writePageState } from './history-state.ts'
