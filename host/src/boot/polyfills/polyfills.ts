// A script of its own, which only browsers load that lack something of it (start-app.ts). `npm run check:browsers` holds this
// list to what the sources and the builds use.
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/object/has-own'
import './abort-signal/timeout.ts'
import './html-form-element/request-submit.ts'
import './report-error.ts'
import './url/can-parse.ts'
