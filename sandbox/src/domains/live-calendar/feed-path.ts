/** Where the feeds are. An address below it is a secret: no log has it, that of the web server neither (deploy/nginx/rules.conf). */
export const feedPath = '/v1/calendar/'
