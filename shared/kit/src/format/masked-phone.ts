/** Hides the middle of a phone number: 138****0001. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****')
