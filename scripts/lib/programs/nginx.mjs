import { ensure, placeOf } from './debian-packages.mjs'

/** @type {import('./debian-packages.mjs').Tool} */
const nginx = {
  what: 'nginx',
  folder: '.cache/nginx',
  // openssl creates the certificate of the tests.
  packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
  contents: ['./*'],
  needed: [
    'usr/sbin/nginx',
    'etc/nginx/mime.types',
    'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    'usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  ],
}

/** The folder of nginx and its brotli modules: `<folder>/usr/sbin/nginx`; null if it is missing. */
export const nginxPlace = () => placeOf(nginx)

export const ensureNginx = () => ensure(nginx)
