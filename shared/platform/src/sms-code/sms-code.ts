// A singleton of the host and all areas, so that they share the countdown.
export { useResendCountdown } from './resend-countdown.ts'
export { type CodeUse, useSendCode } from './send-code.ts'
