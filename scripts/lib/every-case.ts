/** Does this run try every case of a test whose cases are alike? The nightly run does, any other tries one of each kind. */
export const everyCase = process.env.XHKT_CASES === 'all'
