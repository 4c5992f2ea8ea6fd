import { ensure, placeOf } from './debian-packages.mjs'

/** @type {import('./debian-packages.mjs').Tool} */
const nginx = {
  what: 'nginx',
  folder: '.cache/nginx',
  // The last makes the certificate that it is tested with.
  packages: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl'],
  contents: ['./*'],
  needed: [
    'usr/sbin/nginx',
    'etc/nginx/mime.types',
    'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    'usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  ],
}

/** Where nginx with its brotli modules lies: `<place>/usr/sbin/nginx`; null if it is not here. */
export const nginxPlace = () => placeOf(nginx)

export const ensureNginx = () => ensure(nginx)
