// docs/product/forms.md#length-limits

/** Digits of a phone number. */
export const phoneLength = 11
/** Characters of a code sent by SMS. */
export const codeMaxLength = 6
/** Characters of a password, and of an account name. */
export const passwordMinLength = 6
export const passwordMaxLength = 18
/** Seconds between two codes by SMS. */
export const codeResendSeconds = 60

// docs/product/orders.md#delivery-addresses

/** Characters of the recipient's name. */
export const addressNameMinLength = 2
export const addressNameMaxLength = 20
/** Characters of an address below the district. */
export const addressDetailMinLength = 5
export const addressDetailMaxLength = 100
/** Addresses of a learner. */
export const addressesMax = 20

// docs/product/orders.md#ordering

/** Characters of the learner's remark about an order. */
export const orderRemarkMaxLength = 200

// docs/product/orders.md#evaluations

/** Characters of an evaluation. */
export const evaluationTextMaxLength = 500
/** Tags of an evaluation. */
export const evaluationTagsMax = 5

// docs/product/forms.md#pictures

/** Bytes of an uploaded picture. */
export const pictureMaxBytes = 5 * 1024 * 1024
/** Pictures of an evaluation or a feedback. */
export const picturesMax = 6

// docs/product/personal.md#profile

/** Characters of a nickname. */
export const nicknameMinLength = 2
export const nicknameMaxLength = 20
/** Characters of a keyword for schools and majors. */
export const schoolKeywordMaxLength = 30
/** Width and height of an avatar in pixels. */
export const avatarSide = 400

// docs/product/personal.md#feedback

/** Characters of a feedback. */
export const feedbackTextMinLength = 10
export const feedbackTextMaxLength = 500

// docs/product/orders.md#refunds

/** Characters that a learner adds to the reason of a refund. */
export const refundTextMaxLength = 200

// docs/product/courses.md#notes

/** Characters of a note. */
export const noteTextMaxLength = 2000
/** Notes of a learner for one lesson. */
export const notesPerLessonMax = 500

// docs/product/agreements.md#signing

/** Characters of the real name under an agreement. */
export const realNameMinLength = 2
export const realNameMaxLength = 30
