// One for the host and all areas: a wait that one of them began holds in the others.
export { useResendCountdown } from './resend-countdown.ts'
export { type CodeUse, useSendCode } from './send-code.ts'
