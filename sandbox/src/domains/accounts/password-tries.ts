import { apiErrors } from '../../core/api-error.ts'
import { WrongTries } from '../../core/wrong-tries.ts'

/** Wrong passwords by phone. An unknown phone counts too, so that the limit does not tell who has an account. */
export const passwordTries = new WrongTries('password', apiErrors.passwordRateLimited)
