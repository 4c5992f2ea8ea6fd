// The subset of the router that every area uses; sharing the library whole would cost 53 KB on the first page.
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
